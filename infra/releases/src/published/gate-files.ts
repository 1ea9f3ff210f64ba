import type { ProblemDetail } from '@hearthway/contracts/problem';
import {
  contractFile,
  describedContract,
  gateFolder,
  pact,
  pactFile,
  releaseLimits,
  sliceName,
} from '@hearthway/contracts/releases';
import { isForGate, jsonOf, megabytes, problem, type Build, type BuildFile } from './build-files.js';

/** A pact or a contract, by its provider, and where its text is. */
export interface GateFile {
  readonly provider: string;
  readonly content: string;
  readonly bytes: number;
}

/** What a build says for the gate. */
export interface GateFiles {
  readonly pacts: readonly GateFile[];
  readonly contracts: readonly GateFile[];
}

type Kind = keyof GateFiles;

/** Schemas within schemas. What is nested more deeply can’t be judged. */
const deepest = 200;

/** The pacts and contracts of a build, and what is wrong with them. */
export async function readGateFiles(
  build: Build,
  isService: boolean,
): Promise<GateFiles & { readonly problems: readonly ProblemDetail[] }> {
  const files = build.files.filter(({ path }) => isForGate(path));
  const problems = problemsOfSize(files);
  const found = { pacts: [] as GateFile[], contracts: [] as GateFile[] };
  if (problems.length > 0) return { ...found, problems };
  for (const file of files) {
    const [kind, provider] = nameOf(file);
    if (kind === undefined) problems.push(problem(file.path, unknownFile));
    else {
      found[kind].push({ provider, content: file.content, bytes: file.bytes });
      problems.push(...(await problemsOfFile(kind, provider, file.path, build)));
    }
  }
  return { ...found, problems: [...problems, ...problemsOfPairs(found, build.slice, isService)] };
}

/** While they are read, others wait. */
function problemsOfSize(files: readonly BuildFile[]): ProblemDetail[] {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const most = releaseLimits.gateBytes;
  if (bytes <= most) return [];
  return [problem(gateFolder, `It has ${megabytes(bytes)} MB, and ${megabytes(most)} MB are the most`)];
}

const unknownFile = 'The gate reads pacts/<provider>.json and contracts/<provider>.json only';

function nameOf({ path }: BuildFile): [Kind, string] | [undefined] {
  const provider =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.json$/, '') ?? '';
  if (!sliceName.safeParse(provider).success) return [undefined];
  if (path === pactFile(provider)) return ['pacts', provider];
  return path === contractFile(provider) ? ['contracts', provider] : [undefined];
}

async function problemsOfFile(kind: Kind, provider: string, path: string, build: Build): Promise<ProblemDetail[]> {
  const value = jsonOf(await build.read(path), deepest);
  const parsed = kind === 'pacts' ? pact.safeParse(value) : describedContract.safeParse(value);
  if (!parsed.success) {
    return parsed.error.issues
      .slice(0, 10)
      .map((issue) => problem([path, ...issue.path.map(String)].join('.'), issue.message));
  }
  const { data } = parsed;
  if (!('consumer' in data)) {
    return data.provider === provider ? [] : [problem(path, `This is a contract of ${data.provider}`)];
  }
  const [consumer, named] = [data.consumer.name, data.provider.name];
  if (consumer === build.slice && named === provider) return [];
  return [problem(path, `This is a pact of ${consumer} with ${named}`)];
}

/** A pact is judged by the contract that its consumer was built with. */
function problemsOfPairs({ pacts, contracts }: GateFiles, slice: string, isService: boolean): ProblemDetail[] {
  const offered = isService ? [slice] : [];
  const wanted = new Set([...pacts.map(({ provider }) => provider), ...offered]);
  const there = new Set(contracts.map(({ provider }) => provider));
  return [
    ...[...wanted]
      .filter((provider) => !there.has(provider))
      .map((provider) => problem(contractFile(provider), provider === slice ? ownMissing : missing(provider))),
    ...[...there]
      .filter((provider) => !wanted.has(provider))
      .map((provider) => problem(contractFile(provider), `There is no pact with ${provider}`)),
  ];
}

const ownMissing = 'A service says what it offers';

const missing = (provider: string): string => `The pact with ${provider} needs the contract that this was built with`;
