/** The plural categories in the order in which a translation has its forms. */
const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/**
 * Selects the plural form for a number, as the theme's `usePluralForm` does. That hook would add
 * the data of all plugins to the scripts of the search box.
 *
 * @param forms the forms of the language, separated by `|`.
 * @param locale a locale of that language.
 * @see https://tc39.es/ecma402/#pluralrules-objects
 */
export function selectPlural(count: number, forms: string, locale: string): string {
  const rules = new Intl.PluralRules(locale);
  const {pluralCategories} = rules.resolvedOptions();
  const categories = order.filter((category) => pluralCategories.includes(category));
  const texts = forms.split('|');
  return texts[Math.min(categories.indexOf(rules.select(count)), texts.length - 1)] ?? '';
}
