// The entry point of every proof.
#include <csignal>
#include <cstdlib>
#include <iostream>

#include "proof.hpp"

extern "C" void __sanitizer_set_death_callback(void (*)())
    __attribute__((weak));

namespace {

/// Prints the input being tried when a sanitizer or the parent process ends the
/// program.
void tell_input() {
  std::cerr << "input    " << proof::current_input << std::endl;
}

/// Registers `tell` to be called before a sanitizer ends the program; null
/// removes it.
void call_before_death(void (*tell)()) {
  if (__sanitizer_set_death_callback != nullptr) {
    __sanitizer_set_death_callback(tell);
  }
}

int try_listing(const proof::Listing& listing, int argc, char** argv) {
  try {
    return listing.trials(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << proof::type_name(typeid(error)) << ": " << error.what()
              << '\n';
    return 2;
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::cerr << "usage: LISTING [ARGUMENTS OF ITS PROOF]\n";
    return 2;
  }
  const proof::Listing& listing = listings[std::atoi(argv[1])];
  if (argc == 2) return listing.example();
  call_before_death(tell_input);
  std::signal(SIGTERM, [](int) {
    tell_input();
    if (proof::is_proof_slower()) std::cerr << "stopped in the proof\n";
    std::_Exit(2);
  });
  const int status = try_listing(listing, argc - 1, argv + 1);
  // The leak check runs at exit, after `current_input` has been destroyed.
  call_before_death(nullptr);
  return status;
}
