import { pageElements } from '@hearthway/contracts/constants';

/** Addresses of the plain application's files that a page refers to. */
export interface PlainPageFiles {
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly scripts: readonly string[];
  /** Imported by the scripts immediately. */
  readonly preloads: readonly string[];
}

const siteData = new RegExp(
  String.raw`(?<![ \t])[ \t]*<script\b(?=[^<>]*\bid="${pageElements.siteId}")[^<>]*>[^<]*</script>\n?`,
);

/**
 * The gateway's page with the files of the plain application instead of the slices', so that markup, metadata and inline
 * data are identical. Without `prerendered`, the slice's place is empty and the application renders it.
 */
export function plainPage(html: string, files: PlainPageFiles, { prerendered }: { prerendered: boolean }): string {
  const bare = html
    .replace(/(?<![ \t])[ \t]*<link\b(?=[^<>]*\bhref="\/assets\/)[^<>]*>\n?/g, '')
    .replace(/(?<![ \t])[ \t]*<script\b(?=[^<>]*\bsrc="\/assets\/)[^<>]*><\/script>\n?/g, '')
    .replace(siteData, '');
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
