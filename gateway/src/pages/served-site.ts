import type { SiteData } from '@hearthway/contracts/releases';
import type { KeptContents } from '../releases/kept-contents.js';
import type { Remembered } from '../releases/remembered.js';
import { encodedText, type EncodedText } from './encoded-text.js';
import { inlineScriptSources } from './inline-scripts.js';
import { renderPage } from './page-html.js';
import { robotsText, siteMap } from './search-engines.js';
import { pageAt, siteData, type Site, type SitePage } from './site.js';

/** What one browser gets. Each text is made when it is first asked for. */
export interface ServedSite {
  pageAt(address: string): SitePage | undefined;
  /** The HTML of a page, or that for an address where none is. */
  html(page: SitePage | undefined): Promise<EncodedText>;
  /** For pages that are already open. */
  data(): Promise<EncodedText>;
  /** The inline scripts of all pages, for their content security policy. */
  readonly inlineScripts: readonly string[];
  /** Of other sites, whose slices its pages load. */
  readonly localOrigins: readonly string[];
  robots(): string;
  siteMap(): string;
}

export interface ServedSiteParts {
  readonly site: Site;
  /** Versions that were rolled back, by slice. */
  readonly withdrawn: ReadonlyMap<string, readonly string[]>;
  readonly contents: Pick<KeptContents, 'readText'>;
  /** Shared by all sites, since a rollback shows pages again that were made before. */
  readonly texts: Remembered<EncodedText>;
}

export function servedSite({ site, withdrawn, contents, texts }: ServedSiteParts): ServedSite {
  // All that texts are made from.
  const versions = [...site.releases.values()].map(({ slice, version }) => `${slice}/${version}`).sort();
  const inputs = [...versions, JSON.stringify([site.preview, site.local, [...site.watched], ...site.origins])].join(
    ' ',
  );

  const render = async (page: SitePage | undefined): Promise<EncodedText> => {
    const markup = page?.prerendered && (await contents.readText(page.owner, page.prerendered.html));
    return encodedText(renderPage(site, page, markup));
  };
  const dataForOpenPages = (): SiteData => {
    const { slices, ...rest } = siteData(site);
    // A preview may be of a version that was rolled back.
    const entries = Object.entries(slices)
      // An open page keeps a local slice, and what that said about its pages.
      .filter(([slice]) => !site.origins.has(slice))
      .map(
        ([slice, data]) =>
          [slice, { ...data, withdrawn: (withdrawn.get(slice) ?? []).filter((one) => one !== data.version) }] as const,
      );
    return { ...rest, slices: Object.fromEntries(entries) };
  };

  return {
    pageAt: (address) => pageAt(site, address),
    html: (page) => texts(`${inputs} ${page?.path ?? 'not found'}`, () => render(page)),
    data: () =>
      texts(`${inputs} ${JSON.stringify([...withdrawn])}`, () =>
        Promise.resolve(encodedText(JSON.stringify(dataForOpenPages()))),
      ),
    inlineScripts: inlineScriptSources(site.template),
    localOrigins: [...site.origins.values()],
    robots: () => robotsText(site),
    siteMap: () => siteMap(site),
  };
}
