// The largest header of those that listings include, read once for all that are
// compiled by themselves.
#include <iostream>
