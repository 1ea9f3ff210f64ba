import { isPageAt } from '@hearthway/contracts/page-paths';
import type { SiteData, SiteSlice } from '@hearthway/contracts/releases';

const shell = 'shell';

export type Page = SiteSlice['pages'][number] & { readonly slice: string };

/** The site as this tab shows it. A slice stays in the version that it was loaded in, with its pages, until it's loaded again. */
export interface Site {
  /** The slices that the shell loads. One that came after this page was opened isn't among them: links to it load a page. */
  readonly slices: readonly string[];
  readonly pageAt: (path: string) => Page | undefined;
  /** Whose work the visitor sees now: the shell's, and the slice's that owns the page. */
  readonly shown: () => readonly string[];
  /** The slice as it was loaded, or as it would be now. */
  readonly slice: (name: string) => SiteSlice | undefined;
  /** Takes the newest version of a slice, to load it. */
  readonly take: (name: string) => SiteSlice | undefined;
  /** Notes what is live now. */
  readonly learn: (now: SiteData) => void;
  /** Whether another version is live than the one that was loaded. */
  readonly isReplaced: (name: string) => boolean;
  /** Whether the version that was loaded has been taken back. */
  readonly isWithdrawn: (name: string) => boolean;
}

export function createSite(atStart: SiteData): Site {
  const live = new Map(Object.entries(atStart.slices));
  const loaded = new Map<string, SiteSlice>();
  const slice = (name: string): SiteSlice | undefined => loaded.get(name) ?? live.get(name);
  const take = (name: string): SiteSlice | undefined => {
    const newest = live.get(name);
    if (newest) loaded.set(name, newest);
    return newest;
  };
  const isReplaced = (name: string): boolean => live.get(name)?.version !== slice(name)?.version;
  const pageAt = (path: string): Page | undefined => {
    for (const name of live.keys()) {
      const page = slice(name)?.pages.find((one) => isPageAt(one.path, path));
      if (page) return { ...page, slice: name };
    }
    return undefined;
  };
  take(shell);

  return {
    slices: [...live.keys()].filter((name) => name !== shell),
    pageAt,
    shown: () => [shell, pageAt(location.pathname)?.slice ?? shell],
    slice,
    take,
    learn({ slices }) {
      for (const [name, newest] of Object.entries(slices)) if (live.has(name)) live.set(name, newest);
    },
    isReplaced,
    isWithdrawn(name) {
      const version = loaded.get(name)?.version;
      return version !== undefined && isReplaced(name) && live.get(name)?.withdrawn?.includes(version) === true;
    },
  };
}
