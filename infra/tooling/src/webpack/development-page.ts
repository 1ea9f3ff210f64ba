import HtmlWebpackPlugin from 'html-webpack-plugin';

/** The HTML of a page for developers. Its empty icon keeps browsers from requesting one. */
export function developmentPage(title: string): HtmlWebpackPlugin {
  return new HtmlWebpackPlugin({
    title,
    templateContent: `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="data:," />
    <title>${title}</title>
  </head>
  <body></body>
</html>`,
  });
}
