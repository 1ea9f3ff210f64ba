import type { PrerenderedHead, Release, ReleasedPage } from '@hearthway/contracts/releases';
import { siteOf, type Site } from '../pages/site.js';

/** A page, prerendered if there is something about its head. */
export function examplePage(
  path: string,
  { head, ...changes }: Partial<ReleasedPage> & { head?: Partial<PrerenderedHead> } = {},
): ReleasedPage {
  const usual = { html: 'page.html', description: `What ${path} is.`, canonicalPath: path, indexed: true, jsonLd: [] };
  return {
    ...{ path, title: `Page at ${path}`, access: 'public', scripts: [], styles: [] },
    ...(head && { prerendered: { ...usual, ...head } }),
    ...changes,
  };
}

export function exampleRelease(slice: string, pages: ReleasedPage[] = [], changes: Partial<Release> = {}): Release {
  return {
    ...{ slice, version: '0123456789abcdef0123', pages, files: [] },
    entry: { scripts: [], preloads: [], styles: [], fonts: [] },
    ...changes,
  };
}

/** A shell with these slices. */
export function exampleSite(
  slices: readonly Release[],
  { shell = exampleRelease('shell'), template = usualTemplate } = {},
): Site {
  return siteOf({ origin: 'https://hearthway.example', template, releases: [shell, ...slices] });
}

const usualTemplate = '<head><!--hearthway:head--></head><body><!--hearthway:body--></body>';
