import type { Release } from '@hearthway/contracts/releases';
import { commitOf, localAuthor, publishRelease } from '@hearthway/releases/publish';
import { repositoryRoot } from '@hearthway/system/paths';
import { resolve, join } from 'node:path';
import { moment } from '../printable.js';
import type { Context, Outcome } from '../surroundings.js';

export interface PublishOptions {
  readonly slice: string;
  readonly folder?: string | undefined;
  readonly build?: true;
  readonly author?: string;
  readonly commit?: string;
}

/** Stores a build as a release. */
export async function publish(context: Context, options: PublishOptions): Promise<Outcome> {
  const { release, isNew } = await publishBuild(context, options);
  const { slice, version, publishedAt, author, commit, files } = release;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const before = publishedAt ? ` at ${moment(publishedAt)}` : '';
  return {
    lines: [
      isNew
        ? `${slice} ${version} is published: ${files.length} files, ${(bytes / 1024).toFixed(0)} KB.`
        : `${slice} ${version} was published before${before}. There is nothing new in this build.`,
      `To make it live: npm run release -- release ${slice} ${version}`,
    ],
    data: { slice, version, isNew, publishedAt, author, commit, files: files.length, bytes },
  };
}

/** Builds if asked to, and publishes. */
export async function publishBuild(
  { store, signerFor, folder: from, progress }: Context,
  { slice, folder, build, author, commit }: PublishOptions,
): Promise<{ release: Release; isNew: boolean }> {
  if (build && folder !== undefined) throw new Error('--build builds <slice>/dist, so leave out the folder.');
  await signerFor(slice);
  const source = folder === undefined ? join(repositoryRoot, slice, 'dist') : resolve(from, folder);
  if (build) await buildNow(slice, progress);
  progress(`publishing ${slice} from ${source} …`);
  const started = new Date().toISOString();
  const builtFrom = commit ?? (await commitOf(source));
  const release = await publishRelease({
    store,
    slice,
    build: source,
    author: author ?? (await localAuthor()),
    ...(builtFrom && { commit: builtFrom }),
  });
  return { release, isNew: release.publishedAt !== undefined && release.publishedAt >= started };
}

async function buildNow(slice: string, progress: (line: string) => void): Promise<void> {
  // Loaded here, because nothing else needs the builds, which need much else.
  const { buildFrontEnd } = await import('@hearthway/system/build');
  const stopped = new AbortController();
  const stop = () => stopped.abort(new Error('The build was stopped.'));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await buildFrontEnd(slice, { report: progress, signal: stopped.signal });
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
