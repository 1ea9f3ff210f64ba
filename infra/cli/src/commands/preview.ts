import { readRelease, signPreview } from '@hearthway/releases';
import { moment } from '../printable.js';
import type { Context, Outcome } from '../surroundings.js';

export interface PreviewOptions {
  readonly slice: string;
  readonly version: string;
  /** The address of the site. */
  readonly site: string;
  readonly path: string;
  readonly hours: number;
}

/** Makes a link that shows a published release to whoever opens it, before it is live. */
export async function preview({ store, signerFor }: Context, options: PreviewOptions): Promise<Outcome> {
  const { slice, version, site, path, hours } = options;
  const signer = await signerFor(slice);
  const release = await readRelease(store, slice, version);
  const until = Date.now() + hours * 60 * 60 * 1000;
  const link = new URL('/preview', site);
  link.searchParams.set('link', signPreview(signer, release, until));
  link.searchParams.set('to', path);
  const end = new Date(until).toISOString();
  return {
    lines: [`Until ${moment(end)}, this shows ${slice} ${version} to whoever opens it:`, link.href],
    data: { slice, version, until: end, link: link.href },
  };
}
