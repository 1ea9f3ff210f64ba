import type { LiveSlice, LocalSlice, Release, SitePreview } from '@hearthway/contracts/releases';
import type { KeptContents } from '../releases/kept-contents.js';
import type { ReadySlice } from '../releases/ready-slices.js';
import { remembered, type Remembered } from '../releases/remembered.js';
import { getsCanary } from '../visitors/canary-bucket.js';
import type { EncodedText } from './encoded-text.js';
import { servedSite, type ServedSite } from './served-site.js';
import { shellName, siteOf } from './site.js';

/** Slices at one moment, as browsers get them. */
export interface ShownSlices {
  readonly slices: ReadonlyMap<string, ReadySlice>;
  /** What most browsers get. */
  readonly usual: ServedSite;
  /** Whether a share of browsers gets something else. */
  readonly hasCanary: boolean;
  /** The slices of which it does. */
  readonly canaries: readonly LiveSlice[];
  servedTo(choice: Choice): Promise<ServedSite>;
}

export interface Choice {
  readonly bucket: number | undefined;
  readonly preview: (SitePreview & { readonly release: Release }) | undefined;
  readonly local: readonly LocalSlice[];
}

export interface ShowOptions {
  readonly origin: string;
  readonly contents: Pick<KeptContents, 'readText'>;
  readonly texts: Remembered<EncodedText>;
  /** What every browser gets from a developer. */
  readonly localForAll: readonly LocalSlice[];
}

/** Of all that browsers get, besides the usual one. */
const sitesInMemory = 30;

/** @throws Error if these slices are no site */
export async function showSlices(slices: readonly ReadySlice[], options: ShowOptions): Promise<ShownSlices> {
  const { origin, contents, texts, localForAll } = options;
  const canaries = slices.flatMap(({ live, canary }) => (canary ? [live] : []));
  const hasCanary = canaries.length > 0;
  const withdrawn = new Map(slices.map(({ live }) => [live.slice, live.withdrawn]));
  const serve = async (
    releases: readonly Release[],
    { preview, local }: { preview?: SitePreview; local?: readonly LocalSlice[] } = {},
  ): Promise<ServedSite> => {
    const template = await templateIn(releases, contents);
    // Who sees something else than what is live says nothing about it.
    const isOwn = preview !== undefined || (local ?? []).length > 0;
    const watched = new Set(isOwn ? [] : canaries.map(({ slice }) => slice));
    const site = siteOf({ origin, template, releases, preview, local, localForAll, watched });
    return servedSite({ site, withdrawn, contents, texts });
  };
  const usual = await serve(slices.map(({ release }) => release));
  const others = remembered<ServedSite>(sitesInMemory);

  return {
    slices: new Map(slices.map((one) => [one.live.slice, one])),
    usual,
    hasCanary,
    canaries,
    async servedTo({ bucket, preview, local }) {
      if (!preview && local.length === 0 && (bucket === undefined || !hasCanary)) return usual;
      // A preview is seen beside what is live.
      const chosen = slices.map(({ live, release, canary }) =>
        canary && !preview && bucket !== undefined && getsCanary(live, bucket) ? canary : release,
      );
      const from = JSON.stringify(local);
      if (!preview) return others(`${keyOf(chosen)} ${from}`, () => serve(chosen, { local }));
      const { release: previewed, ...rest } = preview;
      // First, so that its pages count if others have them, too.
      const releases = [previewed, ...chosen.filter(({ slice }) => slice !== previewed.slice)];
      return others(`${keyOf(releases)} ${from} ${rest.expiresAt}`, () => serve(releases, { preview: rest, local }));
    },
  };
}

/** @throws Error if it can't be the shell of a site */
export async function checkShell(release: Release, { origin, contents }: ShowOptions): Promise<void> {
  siteOf({ origin, template: await templateIn([release], contents), releases: [release] });
}

async function templateIn(releases: readonly Release[], contents: ShowOptions['contents']): Promise<string> {
  const shell = releases.find(({ slice }) => slice === shellName);
  return shell?.template === undefined ? '' : contents.readText(shell, shell.template);
}

const keyOf = (releases: readonly Release[]): string =>
  releases.map(({ slice, version }) => `${slice}/${version}`).join(' ');
