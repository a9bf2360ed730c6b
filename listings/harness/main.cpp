// The entry point of every proof.
#include <cxxabi.h>

#include <cstdlib>
#include <iostream>
#include <memory>

#include "proof.hpp"

namespace proof {

std::string type_name(const std::type_info& type) {
  int status = 0;
  const std::unique_ptr<char, void (*)(void*)> name{
      abi::__cxa_demangle(type.name(), nullptr, nullptr, &status), std::free};
  return status == 0 ? name.get() : type.name();
}

}  // namespace proof

extern "C" void __sanitizer_set_death_callback(void (*)())
    __attribute__((weak));

int main(int argc, char** argv) {
  if (__sanitizer_set_death_callback != nullptr) {
    __sanitizer_set_death_callback(
        [] { std::cerr << "input    " << proof::current_input << std::endl; });
  }
  try {
    return proof_main(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << proof::type_name(typeid(error)) << ": " << error.what()
              << '\n';
    return 2;
  }
}
