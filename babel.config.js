// For tools that use Babel; the site's bundler has its own loader.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
