// For tools that translate with Babel; the site's bundler has a loader of its own.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
