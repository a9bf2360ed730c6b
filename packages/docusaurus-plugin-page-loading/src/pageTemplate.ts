/** The name of the `<meta>` element that lists the addresses of a page's scripts. */
export const scriptsMeta = 'page-scripts';

/**
 * The id of the element around the content and the sidebar. The theme's skip link leads to it
 * without scripts.
 */
const skipTarget = '__docusaurus_skipToContent_fallback';

/** The page's HTML. The first `<main>` gets that id unless it has its own. */
const pageHtml = `it.appHtml.replace(/( id="${skipTarget}")(.*?<main(?=[ >]))(?![^>]* id=)/s, '$2$1')`;

/**
 * The page template, for the site's option `ssrTemplate`. It differs from Docusaurus' template in
 * these points:
 *
 * - The template only lists the scripts. `inline/deferScripts` loads them.
 * - The name of the generator is left out, because no reader needs it.
 * - The transition between documents is declared inline: Chromium does not wait for a style sheet with
 *   it, and reports an error.
 * - The skip link leads to the content itself, so that it also skips the sidebar.
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
