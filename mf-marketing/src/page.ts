import type { Platform } from '@hearthway/contracts/platform';
import type { ReactNode } from 'react';

/** What a page says of itself to browsers, search engines and whoever shares its address. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The path that stands for this page, where two show the same; its own otherwise. */
  readonly canonicalPath?: string;
  /** Pages that mean nothing by themselves are kept out of search engines and of the site map. */
  readonly indexed?: false;
  /** What is shown where the page is shared: a picture of 1200 by 630, imported by the page. The slice's own otherwise. */
  readonly image?: string;
  /** schema.org objects, each with its `@type`. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
}

export interface PageProps {
  readonly platform: Platform;
}

/** What the `index.ts` of a page's folder exports as `page`. Drawn at build without a browser, and again in one. */
export interface PageModule {
  readonly head: PageHead;
  readonly Page: (props: PageProps) => ReactNode;
}
