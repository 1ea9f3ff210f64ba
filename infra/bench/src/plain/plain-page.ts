/** The files of the plain application that one page names, as addresses. */
export interface PlainPageFiles {
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly scripts: readonly string[];
  /** Loaded by the scripts at once. */
  readonly preloads: readonly string[];
}

/**
 * The gateway's own page with the plain application's files in place of the slices', so that markup, metadata and
 * inline data are equal to the byte. Without `prerendered`, the place of the slice is empty and the application draws it.
 */
export function plainPage(html: string, files: PlainPageFiles, { prerendered }: { prerendered: boolean }): string {
  const bare = html
    .replace(/(?<![ \t])[ \t]*<link\b(?=[^<>]*\bhref="\/assets\/)[^<>]*>\n?/g, '')
    .replace(/(?<![ \t])[ \t]*<script\b(?=[^<>]*\bsrc="\/assets\/)[^<>]*><\/script>\n?/g, '')
    .replace(/(?<![ \t])[ \t]*<script\b(?=[^<>]*\bid="hearthway-remotes")[^<>]*>[^<]*<\/script>\n?/g, '');
  const page = prerendered ? bare : withoutContent(bare);
  return page.replace('</head>', () => `${links(files).join('\n')}\n</head>`);
}

function withoutContent(html: string): string {
  const start = /<div id="content"[^<>]*>/.exec(html);
  const end = html.search(/<\/div>\s*<svg class="waiting"/);
  return start && end >= 0 ? html.slice(0, start.index + start[0].length) + html.slice(end) : html;
}

function links({ styles, fonts, scripts, preloads }: PlainPageFiles): string[] {
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...preloads.map((href) => `<link rel="preload" as="script" href="${href}">`),
    ...scripts.map((src) => `<script defer src="${src}"></script>`),
  ];
}
