import { hasCompressedForms, type Release, type ReleaseOrigin } from '@hearthway/contracts/releases';
import type { ProblemDetail } from '@hearthway/contracts/problem';
import { AppError } from '@hearthway/service-kit';
import type { Contents, StoredContent } from '../contents/index.js';
import { describeRelease, versionOf, type BuildFile } from './describe-release.js';
import type { ReleaseStore } from './release-store.js';

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
): Promise<Release & ReleaseOrigin> {
  const known = await releases.renew({ slice, version: versionOf(files) }, origin.publishedAt);
  if (known) return known;
  const stored = new Map((await contents.find(files.map(({ content }) => content))).map((one) => [one.content, one]));
  const build = withSizes(files, stored);
  const contentOf = new Map(build.map(({ path, content }) => [path, content]));
  const read = async (path: string) => (await contents.read(contentOf.get(path) ?? '')).toString('utf8');
  const described = await describeRelease({ slice, files: build, read });
  if ('problems' in described) {
    throw refusal('release.unusable', `This build of ${slice} cannot be released`, described.problems);
  }
  const uncompressed = new Set(
    build
      .filter((file) => hasCompressedForms(file) && !stored.get(file.content)?.compressed)
      .map((file) => file.content),
  );
  await Promise.all([...uncompressed].map((content) => contents.compress(content)));
  await releases.add(described.release, origin);
  const published = await releases.find(described.release);
  if (!published) throw new Error('A release that was just added is not there');
  return published;
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
