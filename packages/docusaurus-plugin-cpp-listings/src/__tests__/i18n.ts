/** A mock of Docusaurus's generated data about the site's languages. */
export default {
  get currentLocale(): string {
    return 'en';
  },
};
