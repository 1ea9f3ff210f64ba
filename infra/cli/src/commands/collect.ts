import { collectReleases } from '@hearthway/releases/publish';
import type { Context, Outcome } from '../surroundings.js';

/** Deletes the releases that nothing refers to. */
export async function collect(
  { store, signerFor }: Context,
  { dryRun = false }: { dryRun?: boolean },
): Promise<Outcome> {
  if (!dryRun) await signerFor('*');
  const releases = await collectReleases({ store, now: Date.now(), dryRun });
  const did = dryRun ? 'would be deleted' : 'deleted';
  return {
    lines: [
      ...releases.map(({ slice, version }) => `${slice} ${version}`),
      `${releases.length} ${releases.length === 1 ? 'release' : 'releases'} ${did}.`,
    ],
    data: { dryRun, releases },
  };
}
