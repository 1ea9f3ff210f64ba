import type { ReleasedPage } from '@hearthway/contracts/releases';

interface ReleaseWithPages {
  readonly slice: string;
  readonly version: string;
  readonly pages: readonly ReleasedPage[];
}

/** A page to be tried, and the slice that shows it. */
export interface PageToMount extends Pick<ReleasedPage, 'path' | 'access'> {
  readonly slice: string;
}

/** What is tried of a candidate, and the live releases that are in the browser with it. */
export interface MountPlan {
  readonly beside: readonly Pick<ReleaseWithPages, 'slice' | 'version'>[];
  readonly pages: readonly PageToMount[];
}

const shell = 'shell';

/** All pages of a slice, in the live shell. Of a shell, its own pages, and the first one of each live slice. */
export function mountOf(candidate: ReleaseWithPages, live: readonly ReleaseWithPages[]): MountPlan {
  const own = candidate.pages.map((page) => toMount(candidate, page));
  const others = live.filter(({ slice }) => slice !== candidate.slice);
  if (candidate.slice !== shell) return { beside: keysOf(others.filter(({ slice }) => slice === shell)), pages: own };
  const first = others.flatMap((other) => other.pages.slice(0, 1).map((page) => toMount(other, page)));
  return { beside: keysOf(others), pages: [...own, ...first] };
}

const toMount = ({ slice }: ReleaseWithPages, { path, access }: ReleasedPage): PageToMount => ({ slice, path, access });

const keysOf = (releases: readonly ReleaseWithPages[]): MountPlan['beside'] =>
  releases.map(({ slice, version }) => ({ slice, version }));
