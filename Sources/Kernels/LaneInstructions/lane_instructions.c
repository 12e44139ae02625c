// A target needs a source; all of this one is in its header.
#include "lane_instructions.h"
