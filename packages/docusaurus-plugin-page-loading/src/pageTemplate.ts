/** The name of the `<meta>` element that has the addresses of a page's scripts. */
export const scriptsMeta = 'page-scripts';

/**
 * The template of a page, for the site's option `ssrTemplate`. It is Docusaurus' own but for the
 * scripts, which it only names: `inline/scriptsLater` loads them; and for the transition between
 * documents, for which Chromium does not wait for a style sheet, and tells of an error then.
 *
 * @see https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <style>@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}</style>
    <meta name="generator" content="Docusaurus v<%= it.version %>">
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
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
