// The largest header that listings include, precompiled for all listings that
// are compiled alone.
#include <iostream>
