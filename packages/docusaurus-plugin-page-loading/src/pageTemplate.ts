/** The name of the `<meta>` element that has the addresses of a page's scripts. */
export const scriptsMeta = 'page-scripts';

/** The id of what is around the content and the sidebar, to which the theme's skip link leads without scripts. */
const skipTarget = '__docusaurus_skipToContent_fallback';

/** The page's HTML, in which the first `<main>` has that id unless it has one of its own. */
const pageHtml = `it.appHtml.replace(/( id="${skipTarget}")(.*?<main(?=[ >]))(?![^>]* id=)/s, '$2$1')`;

/**
 * The template of a page, for the site's option `ssrTemplate`. It is Docusaurus' own but for
 *
 * - the scripts, which it only names: `inline/scriptsLater` loads them;
 * - the name of the generator, which no reader needs;
 * - the transition between documents, for which Chromium does not wait for a style sheet, and tells
 *   of an error then;
 * - the target of the link that skips to the content, so that it skips the sidebar, too.
 *
 * @see https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <style>@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}</style>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <meta name="${scriptsMeta}" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ ${pageHtml} %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
