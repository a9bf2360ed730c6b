// The entry point of every proof, and what of proof.hpp is compiled once.
#include <cxxabi.h>

#include <cstdlib>
#include <iostream>
#include <memory>

#include "proof.hpp"

template class std::basic_string<char>;
template class std::vector<int>;
template class std::vector<std::size_t>;
template class std::vector<std::string>;

namespace proof {

std::vector<int> Random::values(std::size_t size, int low, int high) {
  std::vector<int> result(size);
  for (int& value : result) value = between(low, high);
  return result;
}

std::vector<int> Random::mixed(std::size_t size, int low, int high) {
  switch (next() % 4) {
    case 0: {
      const int from = between(low, high);
      // Where from + 3 does not fit an int, high is the nearer end anyway.
      const auto to = std::min<std::int64_t>(std::int64_t{from} + 3, high);
      return values(size, from, static_cast<int>(to));
    }
    case 1: {
      const std::vector<int> ends{low, high, high == low ? low : low + 1,
                                  high == low ? high : high - 1};
      std::vector<int> result(size);
      for (int& value : result) value = ends[next() % ends.size()];
      return result;
    }
    case 2: {
      const int from = low > -10 ? low : -10;
      const int to = high < 10 ? high : 10;
      return from <= to ? values(size, from, to) : values(size, low, high);
    }
    default:
      return values(size, low, high);
  }
}

void show(std::ostream& out, const std::string& value) {
  out << '"' << value << '"';
}

void unreadable(std::istream& in, std::string_view wanted) {
  in.clear();
  std::string rest;
  std::getline(in, rest);
  throw std::invalid_argument("expected " + std::string(wanted) + " at \"" +
                              rest + "\"");
}

void expect(std::istream& in, char wanted) {
  char found = 0;
  if (!(in >> found) || found != wanted)
    unreadable(in, std::string("'") + wanted + "'");
}

void read(std::istream& in, std::string& value) {
  expect(in, '"');
  if (!std::getline(in, value, '"')) unreadable(in, "a closing quote");
}

std::string type_name(const std::type_info& type) {
  int status = 0;
  const std::unique_ptr<char, void (*)(void*)> name{
      abi::__cxa_demangle(type.name(), nullptr, nullptr, &status), std::free};
  return status == 0 ? name.get() : type.name();
}

}  // namespace proof

extern "C" void __sanitizer_set_death_callback(void (*)())
    __attribute__((weak));

// By the linker's --wrap this is what the program starts with, and the
// listing's own main is the other.
extern "C" int __real_main(int argc, char** argv);

extern "C" int __wrap_main(int argc, char** argv) {
  if (argc == 1) return __real_main(argc, argv);
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
