import { AppError, linkTokens } from '@hearthway/service-kit';
import type { DocumentDependencies } from '../documents-dependencies.js';
import { newestVersion } from '../document.js';
import { toReadable, type ReadableFile } from './read-file.js';

type Dependencies = Pick<DocumentDependencies, 'store' | 'files' | 'keys' | 'downloads' | 'now'>;

const linkMilliseconds = 5 * 60_000;

/** A link for the browser’s own download, which can’t send a token in a header. @throws AppError `document.not-found` without documents */
export async function createDownload(
  { store, downloads, now }: Dependencies,
  userId: string,
): Promise<{ token: string }> {
  const documents = await store.findByUser(userId);
  if (documents.every(({ binnedAt }) => binnedAt !== null)) {
    throw new AppError('document.not-found', 'We couldn’t find that document');
  }
  const { token, hash } = linkTokens.make();
  await downloads.insert(hash, userId, new Date(now().getTime() + linkMilliseconds));
  return { token };
}

/** The newest version of everything that isn’t in the bin, under names that differ. @throws AppError `document-download.not-found` */
export async function findAllFiles(dependencies: Dependencies, token: string): Promise<readonly ReadableFile[]> {
  const { store, downloads, now } = dependencies;
  const userId = await downloads.findUser(linkTokens.hashOf(token), now());
  if (userId === undefined)
    throw new AppError('document-download.not-found', 'This download link no longer works. Start the download again.');
  const documents = (await store.findByUser(userId)).filter(({ binnedAt }) => binnedAt === null);
  const files = documents.map((document) => toReadable(dependencies, document.name, newestVersion(document)));
  return withOwnNames(files);
}

function withOwnNames(files: readonly ReadableFile[]): readonly ReadableFile[] {
  const taken = new Set<string>();
  return files.map((file) => {
    const name = freeName(file.name, taken);
    taken.add(name.toLowerCase());
    return { ...file, name };
  });
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name.slice(0, dot)} (${number})${name.slice(dot)}`;
    if (!taken.has(candidate.toLowerCase())) return candidate;
  }
}
