import type { Platform } from '@hearthway/contracts/platform';
import type { ReactNode } from 'react';

/** Metadata for browsers, search engines, and link previews. The title is in the table of pages. */
export interface PageHead {
  readonly description: string;
  /** For pages with more than one path. Defaults to the page's own. */
  readonly canonicalPath?: string;
  /** `false` keeps the page out of search engines and the sitemap. */
  readonly indexed?: false;
  /** Link preview image, 1200×630, imported by the page. Defaults to the slice's own. */
  readonly image?: string;
  /** schema.org objects, each with an `@type`. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
}

export interface PageProps {
  readonly platform: Platform;
}

/** Exported as `page` by a page's `index.ts`. Rendered at build time without a browser, then hydrated. */
export interface PageModule {
  readonly head: PageHead;
  readonly Page: (props: PageProps) => ReactNode;
}
