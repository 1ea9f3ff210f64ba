import { createHash } from 'node:crypto';
import { reservedPathParts, templatePlaceholders } from '@hearthway/contracts/constants';
import { pathsOverlap } from '@hearthway/contracts/page-paths';
import type { ProblemDetail } from '@hearthway/contracts/problem';
import { buildRecord, releaseLimits, type BuildRecord, type Release } from '@hearthway/contracts/releases';
import { globalStyles } from '@hearthway/tooling/global-styles';
import { readFederationManifest } from './federation-manifest.js';

/** A file of a build, by what is stored of it: `content` is its SHA-384 in hex. */
export interface BuildFile {
  readonly path: string;
  readonly content: string;
  readonly bytes: number;
}

export type Description = { readonly release: Release } | { readonly problems: readonly ProblemDetail[] };

interface Build {
  readonly slice: string;
  readonly files: readonly BuildFile[];
  /** Reads a text of the build. It is only asked for styles and for what the build says about itself. */
  readonly read: (path: string) => Promise<string>;
}

const recordName = 'build.json';
/** Of a file that is read here; more would keep others waiting. */
const mostBytesRead = 1_048_576;
const deepest = 20;

/** The release that a build's files make up; or, when it wouldn't work, what is wrong with which of them. */
export async function describeRelease(build: Build): Promise<Description> {
  const problems = [...problemsOfPaths(build.files), ...problemsOfSize(build.files)];
  if (problems.length > 0) return { problems };
  const record = await readRecord(build);
  if ('problems' in record) return record;
  const found = [
    ...problemsOfNames(record, build.files),
    ...problemsOfPages(record),
    ...(record.slice === 'shell' ? await problemsOfShell(record, build) : await problemsOfSlice(record, build)),
  ];
  return found.length > 0 ? { problems: found } : { release: releaseOf(record, build.files) };
}

function releaseOf({ slice, entry, template, pages }: BuildRecord, files: readonly BuildFile[]): Release {
  return {
    slice,
    version: versionOf(files),
    entry,
    ...(template !== undefined && { template }),
    pages,
    files: sorted(files)
      .filter(({ path }) => path !== recordName)
      .map(({ path, content, bytes }) => ({ path, bytes, integrity: integrityOf(content) })),
  };
}

/** Equal builds are the same release. */
export function versionOf(files: readonly Pick<BuildFile, 'path' | 'content'>[]): string {
  const hash = createHash('sha256');
  for (const { path, content } of sorted(files)) hash.update(`${path} ${content}\n`);
  return hash.digest('hex').slice(0, 20);
}

function sorted<File extends { readonly path: string }>(files: readonly File[]): File[] {
  return files.toSorted((left, right) => (left.path < right.path ? -1 : 1));
}

/** How browsers name a content: `sha384-` and base64. */
function integrityOf(content: string): string {
  return `sha384-${Buffer.from(content, 'hex').toString('base64')}`;
}

/** Disks may not tell names apart that differ in case only, nor hold a file and a folder of one name. */
function problemsOfPaths(files: readonly BuildFile[]): ProblemDetail[] {
  const names = new Set<string>();
  const twice: string[] = [];
  for (const name of files.map(({ path }) => path.toLowerCase())) {
    if (names.has(name)) twice.push(name);
    names.add(name);
  }
  const folders = [...names].flatMap((name) => [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index)));
  return [
    ...twice.map((path) => problem(path, 'There are two files of this name')),
    ...[...new Set(folders)].filter((path) => names.has(path)).map((path) => problem(path, 'Both a file and a folder')),
  ];
}

function problemsOfSize(files: readonly BuildFile[]): ProblemDetail[] {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const most = releaseLimits.bytes;
  if (bytes <= most) return [];
  return [problem('.', `The build has ${megabytes(bytes)} MB, and ${megabytes(most)} MB are the most`)];
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1_048_576);

async function readRecord(build: Build): Promise<BuildRecord | { problems: ProblemDetail[] }> {
  const file = build.files.find(({ path }) => path === recordName);
  if (!file) return { problems: [problem(recordName, 'The build lacks it. Build with `hearthway build`')] };
  if (file.bytes > mostBytesRead) return { problems: [tooLong(recordName)] };
  const record = buildRecord.safeParse(jsonOf(await build.read(recordName)));
  if (!record.success) {
    return {
      problems: record.error.issues
        .slice(0, 50)
        .map(({ path, message }) => problem([recordName, ...path.map(String)].join('.'), message)),
    };
  }
  if (record.data.slice === build.slice) return record.data;
  return { problems: [problem(recordName, `This is a build of ${record.data.slice}, not of ${build.slice}`)] };
}

function jsonOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isDeep(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** What is nested too deeply can be read, and not be written again. */
function isDeep(value: unknown): boolean {
  let inside: unknown[] = [value];
  for (let depth = 0; depth < deepest && inside.length > 0; depth += 1) {
    inside = inside.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return inside.length > 0;
}

/** Every file that is named is there, and every file that is there is named. */
function problemsOfNames(record: BuildRecord, files: readonly BuildFile[]): ProblemDetail[] {
  const there = new Set(files.map(({ path }) => path).filter((path) => path !== recordName));
  const listed = new Set(record.files);
  const { manifest, scripts, preloads, styles, fonts } = record.entry;
  const named = [
    ...[manifest, ...scripts, ...preloads, ...styles, ...fonts],
    record.template,
    ...record.pages.flatMap(({ scripts, styles, prerendered }) => [
      ...scripts,
      ...styles,
      prerendered?.html,
      prerendered?.image,
    ]),
  ].filter((path) => path !== undefined);
  return [
    ...[...new Set([...listed, ...named])]
      .filter((path) => !there.has(path))
      .map((path) => problem(path, 'The build names this file and lacks it')),
    ...[...there]
      .filter((path) => !listed.has(path))
      .map((path) => problem(path, `${recordName} doesn’t list this file`)),
  ];
}

function problemsOfPages({ pages, slice }: BuildRecord): ProblemDetail[] {
  const paths = new Set(pages.map(({ path }) => path));
  return pages.flatMap(({ path, prerendered }, place) => {
    const first = path.split('/')[1] ?? '';
    const twin = pages.slice(0, place).find((other) => pathsOverlap(other.path, path));
    return [
      twin && `${slice} has ${twin.path} at the same addresses`,
      reservedPathParts.some((reserved) => reserved === first) && `No page may begin with /${first}`,
      first.startsWith(':') && 'No page may begin with a parameter',
      prerendered && path.includes(':') && 'A page with a parameter cannot be rendered in advance',
      prerendered &&
        !paths.has(prerendered.canonicalPath) &&
        `Its canonical path ${prerendered.canonicalPath} is no page of ${slice}`,
    ]
      .filter((text) => typeof text === 'string')
      .map((text) => problem(path, text));
  });
}

async function problemsOfShell({ entry, template }: BuildRecord, build: Build): Promise<ProblemDetail[]> {
  const problems = entry.manifest === undefined ? [] : [problem(entry.manifest, 'The shell is no federated slice')];
  if (template === undefined) return [...problems, problem(recordName, 'The shell needs a template')];
  const html = await textOf(template, build);
  if (typeof html !== 'string') return [...problems, ...html];
  const missing = Object.values(templatePlaceholders).filter((placeholder) => html.split(placeholder).length !== 2);
  return [...problems, ...missing.map((placeholder) => problem(template, `It needs ${placeholder} once`))];
}

async function problemsOfSlice({ slice, entry, template }: BuildRecord, build: Build): Promise<ProblemDetail[]> {
  return [
    ...(template === undefined ? [] : [problem(template, 'Only the shell has a template')]),
    ...(await problemsOfManifest(entry.manifest, build)),
    ...(await problemsOfStyles(slice, build)),
  ];
}

async function problemsOfManifest(manifest: string | undefined, build: Build): Promise<ProblemDetail[]> {
  if (manifest === undefined) return [problem(recordName, 'A slice needs a federation manifest')];
  const text = await textOf(manifest, build);
  if (typeof text !== 'string') return text;
  try {
    const { exposed, files } = readFederationManifest(text);
    const there = new Set(build.files.map(({ path }) => path));
    return [
      ...(exposed.includes('./spa') ? [] : [problem(manifest, 'It exposes no ./spa')]),
      ...files
        .filter((path) => !there.has(path))
        .map((path) => problem(path, `${manifest} names it; the build lacks it`)),
    ];
  } catch {
    return [problem(manifest, 'This is no federation manifest')];
  }
}

/** A slice's styles stay in the page when it leaves: a rule without one of its own classes would change other slices. */
async function problemsOfStyles(slice: string, build: Build): Promise<ProblemDetail[]> {
  const problems: ProblemDetail[] = [];
  for (const { path } of build.files.filter((file) => /\.css$/i.test(file.path))) {
    const css = await textOf(path, build);
    if (typeof css !== 'string') problems.push(...css);
    else problems.push(...globalStyles(css, slice).map((rule) => problem(path, `Global style: ${rule}`)));
  }
  return problems;
}

/** The text of a file, or why it isn't read. Nothing for a file that isn't there, which is noticed elsewhere. */
async function textOf(path: string, { files, read }: Build): Promise<string | ProblemDetail[]> {
  const file = files.find((candidate) => candidate.path === path);
  if (!file) return [];
  return file.bytes > mostBytesRead ? [tooLong(path)] : read(path);
}

const problem = (path: string, message: string): ProblemDetail => ({ path, message });

const tooLong = (path: string): ProblemDetail => problem(path, `It has more than ${megabytes(mostBytesRead)} MB`);
