import { createHash } from 'node:crypto';
import type { ProblemDetail } from '@hearthway/contracts/problem';
import { gateFolder } from '@hearthway/contracts/releases';

/** A file of a build, by what is stored of it: `content` is its SHA-384 in hex. */
export interface BuildFile {
  readonly path: string;
  readonly content: string;
  readonly bytes: number;
}

export interface Build {
  readonly slice: string;
  readonly files: readonly BuildFile[];
  /** Reads a text of the build. It is only asked for styles and for what the build says about itself. */
  readonly read: (path: string) => Promise<string>;
}

/** The file in which a build says what it is. */
export const recordName = 'build.json';

/** Whether only the gate reads it. It is never served. */
export const isForGate = (path: string): boolean => path.startsWith(gateFolder);

/** Of a file that is read here; more would keep others waiting. */
const mostBytesRead = 1_048_576;

export const problem = (path: string, message: string): ProblemDetail => ({ path, message });

/** The text of a file, or why it isn't read. Nothing for a file that isn't there, which is noticed elsewhere. */
export async function textOf(path: string, { files, read }: Build): Promise<string | ProblemDetail[]> {
  const file = files.find((candidate) => candidate.path === path);
  if (!file) return [];
  return file.bytes > mostBytesRead ? [problem(path, `It has more than ${megabytes(mostBytesRead)} MB`)] : read(path);
}

export const megabytes = (bytes: number): number => Math.ceil(bytes / 1_048_576);

/** What a JSON text says; undefined if it isn't one, or is nested too deeply to be written again. */
export function jsonOf(text: string, deepest: number): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isDeep(value, deepest) ? undefined : value;
  } catch {
    return undefined;
  }
}

function isDeep(value: unknown, deepest: number): boolean {
  let inside: unknown[] = [value];
  for (let depth = 0; depth < deepest && inside.length > 0; depth += 1) {
    inside = inside.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return inside.length > 0;
}

/** Equal builds are the same release. */
export function versionOf(files: readonly Pick<BuildFile, 'path' | 'content'>[]): string {
  const hash = createHash('sha256');
  for (const { path, content } of sortedByPath(files)) hash.update(`${path} ${content}\n`);
  return hash.digest('hex').slice(0, 20);
}

export function sortedByPath<File extends { readonly path: string }>(files: readonly File[]): File[] {
  return files.toSorted((left, right) => (left.path < right.path ? -1 : 1));
}
