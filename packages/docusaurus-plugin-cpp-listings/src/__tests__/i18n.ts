/** Stands in for the site's languages. */
export default {
  get currentLocale(): string {
    return 'en';
  },
};
