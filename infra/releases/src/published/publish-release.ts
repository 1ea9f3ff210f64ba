import { hasCompressedForms, type ReleaseOrigin } from '@hearthway/contracts/releases';
import type { ProblemDetail } from '@hearthway/contracts/problem';
import { AppError } from '@hearthway/service-kit';
import { firstLoadOf } from '../budgets/index.js';
import type { Contents, StoredContent } from '../contents/index.js';
import { isForGate, versionOf, type BuildFile } from './build-files.js';
import { describeRelease } from './describe-release.js';
import type { PublishedRelease, ReleaseStore } from './release-store.js';

interface Dependencies {
  readonly contents: Contents;
  readonly releases: ReleaseStore;
}

interface Publication {
  readonly slice: string;
  readonly files: readonly { readonly path: string; readonly content: string }[];
  readonly origin: ReleaseOrigin;
}

/** An answer that nobody reads to its end helps nobody. */
const mostDetails = 100;

/**
 * Makes a release of stored contents. It is there once everything of it is, also its compressed forms.
 * @throws AppError `content.missing`, `release.unusable`
 */
export async function publishRelease(
  { contents, releases }: Dependencies,
  { slice, files, origin }: Publication,
): Promise<PublishedRelease> {
  const key = { slice, version: versionOf(files) };
  const known = await releases.renew(key, origin.publishedAt);
  if (known) return known;
  const stored = new Map((await contents.find(files.map(({ content }) => content))).map((one) => [one.content, one]));
  const build = withSizes(files, stored);
  const contentOf = new Map(build.map(({ path, content }) => [path, content]));
  const read = async (path: string) => (await contents.read(contentOf.get(path) ?? '')).toString('utf8');
  const described = await describeRelease({ slice, files: build, read });
  if ('problems' in described) {
    throw refusal('release.unusable', `This build of ${slice} cannot be released`, described.problems);
  }
  const loaded = await compressedBytes(contents, build, stored);
  const firstLoad = described.release && firstLoadOf(described.release, (path) => loaded.get(path) ?? 0);
  const bytes = build.reduce((sum, file) => sum + file.bytes, 0);
  const added = { slice, described, ...(firstLoad && { firstLoad }), files: build.length, bytes };
  await releases.add(added, origin);
  const published = await releases.renew(key, origin.publishedAt);
  if (!published) throw new Error('A release that was just added is not there');
  return published;
}

/** Compresses what is worth it. @returns what browsers load of each file, in bytes */
async function compressedBytes(
  contents: Contents,
  build: readonly BuildFile[],
  stored: ReadonlyMap<string, StoredContent>,
): Promise<Map<string, number>> {
  const worthIt = build.filter((file) => hasCompressedForms(file) && !isForGate(file.path));
  const compressed = [...new Set(worthIt.map(({ content }) => content))].map(
    async (content) => [content, stored.get(content)?.brotliBytes ?? (await contents.compress(content))] as const,
  );
  const sizes = new Map(await Promise.all(compressed));
  return new Map(build.map(({ path, content, bytes }) => [path, sizes.get(content) ?? bytes]));
}

function withSizes(files: Publication['files'], stored: ReadonlyMap<string, StoredContent>): BuildFile[] {
  const missing: ProblemDetail[] = [];
  const build = files.flatMap((file) => {
    const { bytes } = stored.get(file.content) ?? {};
    if (bytes !== undefined) return [{ ...file, bytes }];
    missing.push({ path: file.path, message: 'The registry doesn’t have this content. Upload it first' });
    return [];
  });
  if (missing.length > 0) throw refusal('content.missing', 'Contents of this release are missing', missing);
  return build;
}

function refusal(code: string, message: string, problems: readonly ProblemDetail[]): AppError {
  const more = problems.length - mostDetails;
  const rest = more > 0 ? [{ path: '…', message: `${more} more` }] : [];
  return new AppError(code, message, { details: [...problems.slice(0, mostDetails), ...rest] });
}
