print("qubitlab")
