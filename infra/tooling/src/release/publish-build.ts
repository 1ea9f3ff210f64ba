import {
  filePath,
  findMissingContents,
  publishRelease,
  releaseLimits,
  storeContent,
} from '@hearthway/contracts/releases';
import type { OperationReply } from '@hearthway/contracts/operation';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { RegistryClient } from './registry-client.js';
import { publishedFolder } from './slice-folder.js';

export interface PublishOptions {
  readonly slice: string;
  /** The folder that a build wrote. */
  readonly build: string;
  readonly commit?: string | undefined;
  readonly progress?: ((uploaded: number, missing: number) => void) | undefined;
}

export type PublishedRelease = OperationReply<typeof publishRelease>;

const uploadsAtOnce = 4;

/**
 * Uploads what the registry doesn't have yet of a build, then publishes it. If an upload fails, nothing is published, and the next
 * time goes on where it ended.
 */
export async function publishBuild(
  registry: RegistryClient,
  { slice, build, commit, progress }: PublishOptions,
): Promise<PublishedRelease> {
  const files = await readBuild(build);
  const bytesOf = new Map(files.map(({ content, bytes }) => [content, bytes]));
  const { contents: missing } = await registry.call(findMissingContents, { body: { contents: [...bytesOf.keys()] } });
  const queue = missing.flatMap((content) => {
    const bytes = bytesOf.get(content);
    return bytes ? [{ content, bytes }] : [];
  });
  const total = queue.length;
  let uploaded = 0;
  const upload = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await registry.call(storeContent, { params: { content: next.content }, bytes: next.bytes });
      uploaded += 1;
      progress?.(uploaded, total);
    }
  };
  try {
    await Promise.all(Array.from({ length: uploadsAtOnce }, upload));
  } finally {
    // After a failure, the others would go on.
    queue.length = 0;
  }
  return registry.call(publishRelease, {
    params: { slice },
    body: { files: files.map(({ path, content }) => ({ path, content })), ...(commit !== undefined && { commit }) },
  });
}

interface BuildFile {
  /** Relative to the build, with forward slashes. */
  readonly path: string;
  /** The SHA-384 of its bytes in hex. */
  readonly content: string;
  readonly bytes: Buffer;
}

/** What of a build is published: of a process, what is in its folder `release`. */
export function publishedIn(build: string): string {
  const ofProcess = join(build, publishedFolder);
  return existsSync(join(ofProcess, 'build.json')) ? ofProcess : build;
}

/**
 * Every file of a build that is published, by path.
 * @throws if there is none, or something is there that can't be released
 */
async function readBuild(folder: string): Promise<BuildFile[]> {
  const build = publishedIn(folder);
  const entries = await readdir(build, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw new Error(`There is no build in ${build}.`, { cause: error });
  });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      if (!entry.isFile()) throw new Error(`${file} is not a plain file, and can’t be released.`);
      return file;
    });
  if (paths.length === 0) throw new Error(`The build in ${build} is empty.`);
  if (paths.length > releaseLimits.files) {
    throw new Error(`The build in ${build} has ${paths.length} files; a release has at most ${releaseLimits.files}.`);
  }
  const files: BuildFile[] = [];
  for (const file of paths.sort()) files.push(await readBuildFile(build, file));
  return files;
}

async function readBuildFile(build: string, file: string): Promise<BuildFile> {
  const { size } = await stat(file);
  if (size > releaseLimits.fileBytes) {
    throw new Error(`${file} has ${size} bytes; a file of a release has at most ${releaseLimits.fileBytes}.`);
  }
  const path = relative(build, file).split(sep).join('/');
  if (!filePath.safeParse(path).success) {
    throw new Error(
      `${file} can’t be released: names of files and folders have letters, digits, and _ @ + ~ . -, and don’t begin with a dot.`,
    );
  }
  const bytes = await readFile(file);
  return {
    path,
    content: createHash('sha384').update(bytes).digest('hex'),
    bytes,
  };
}
