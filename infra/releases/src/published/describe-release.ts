import type { ProblemDetail } from '@hearthway/contracts/problem';
import {
  buildRecord,
  releaseLimits,
  serviceRecord,
  type BuildRecord,
  type Release,
  type ServiceRecord,
} from '@hearthway/contracts/releases';
import {
  isForGate,
  jsonOf,
  megabytes,
  problem,
  recordName,
  textOf,
  versionOf,
  type Build,
  type BuildFile,
} from './build-files.js';
import { namedFiles, problemsOfFrontEnd, releaseOf } from './front-end.js';
import { readGateFiles, type GateFiles } from './gate-files.js';

/** What a build is, by its own files. */
export interface Described extends GateFiles, Pick<BuildRecord, 'provides' | 'needs'> {
  readonly version: string;
  /** What gateways serve of it. A service has nothing. */
  readonly release?: Release;
}

export type Description = Described | { readonly problems: readonly ProblemDetail[] };

const deepest = 20;

/** The release that a build's files make up; or, when it wouldn't work, what is wrong with which of them. */
export async function describeRelease(build: Build): Promise<Description> {
  const problems = [...problemsOfPaths(build.files), ...problemsOfSize(build.files)];
  if (problems.length > 0) return { problems };
  const record = await readRecord(build);
  if ('problems' in record) return record;
  const gate = await readGateFiles(build, 'service' in record);
  const found = [
    ...problemsOfList(record.files, 'service' in record ? [] : namedFiles(record), build.files),
    ...('service' in record ? problemsOfService(build) : await problemsOfFrontEnd(record, build)),
    ...gate.problems,
  ];
  if (found.length > 0) return { problems: found };
  const { pacts, contracts } = gate;
  const described = { version: versionOf(build.files), pacts, contracts };
  if ('service' in record) return described;
  const { provides, needs } = record;
  return {
    ...described,
    release: releaseOf(record, build.files),
    ...(provides && { provides }),
    ...(needs && { needs }),
  };
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

async function readRecord(build: Build): Promise<BuildRecord | ServiceRecord | { problems: ProblemDetail[] }> {
  if (!build.files.some(({ path }) => path === recordName)) {
    return { problems: [problem(recordName, 'The build lacks it. Build with `hearthway build`')] };
  }
  const text = await textOf(recordName, build);
  if (typeof text !== 'string') return { problems: text };
  const value = jsonOf(text, deepest);
  const isService = typeof value === 'object' && value !== null && 'service' in value;
  const record = isService ? serviceRecord.safeParse(value) : buildRecord.safeParse(value);
  if (!record.success) {
    return {
      problems: record.error.issues
        .slice(0, 50)
        .map(({ path, message }) => problem([recordName, ...path.map(String)].join('.'), message)),
    };
  }
  const name = 'service' in record.data ? record.data.service : record.data.slice;
  if (name === build.slice) return record.data;
  return { problems: [problem(recordName, `This is a build of ${name}, not of ${build.slice}`)] };
}

/** Every file that is listed or named is there, and every file that is there is listed. */
function problemsOfList(
  list: readonly string[],
  named: readonly string[],
  files: readonly BuildFile[],
): ProblemDetail[] {
  const there = new Set(files.map(({ path }) => path).filter((path) => path !== recordName));
  const listed = new Set(list);
  return [
    ...[...new Set([...list, ...named])]
      .filter((path) => !there.has(path))
      .map((path) => problem(path, 'The build names this file and lacks it')),
    ...[...there]
      .filter((path) => !listed.has(path))
      .map((path) => problem(path, `${recordName} doesn’t list this file`)),
  ];
}

function problemsOfService({ files }: Build): ProblemDetail[] {
  return files
    .filter(({ path }) => path !== recordName && !isForGate(path))
    .map(({ path }) => problem(path, 'Of a service, the registry keeps only what the gate reads'));
}
