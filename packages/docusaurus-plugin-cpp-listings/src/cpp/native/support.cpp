// The parts of proof.hpp that are compiled once.
#include <cxxabi.h>

#include <cstdlib>
#include <iostream>
#include <memory>
#include <stdexcept>

#include "proof.hpp"

template class std::basic_string<char>;
template class std::vector<int>;
template class std::vector<std::int64_t>;
template class std::vector<std::size_t>;
template class std::vector<std::string>;

namespace proof {

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

std::string shortened(const std::string& text) {
  constexpr std::size_t most_shown = 2000;
  return text.size() <= most_shown ? text : text.substr(0, most_shown) + " ...";
}

std::string thrown(const std::exception& error) {
  return "throws " + type_name(typeid(error));
}

Ranges ranges_from(const std::vector<std::string>& words) {
  Ranges ranges;
  for (const std::string& word : words) {
    std::istringstream in(word);
    Range range;
    std::string order;
    in >> range.low >> range.high >> order;
    range.is_sorted = order == "sorted";
    ranges.push_back(range);
  }
  return ranges;
}

}  // namespace proof
