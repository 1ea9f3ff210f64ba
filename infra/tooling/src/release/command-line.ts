import { releaseVersion, sliceName } from '@hearthway/contracts/releases';
import { parseArgs } from 'node:util';

/** How people write the command, before what it should do. */
export const call = 'npm run release --';

/** Where changes are made unless another environment is named; nobody has to say why there. */
export const usualEnvironment = 'local';

/** To be copied with what to do next: in another environment, it would change the wrong one without its name. */
export const where = (environment: string): string =>
  environment === usualEnvironment ? '' : ` --environment ${environment}`;

/** The command was called in a way that it doesn't know. Its message says how to call it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const options = {
  build: { type: 'string' },
  canary: { type: 'string' },
  days: { type: 'string', default: '90' },
  environment: { type: 'string', default: usualEnvironment },
  environments: { type: 'string', default: usualEnvironment },
  force: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  limit: { type: 'string', default: '20' },
  name: { type: 'string' },
  reason: { type: 'string' },
  revision: { type: 'string' },
  slices: { type: 'string' },
} as const;

type OptionName = keyof typeof options;

interface Verb {
  /** Which words may follow it. A slice that isn't named is that of the folder. */
  readonly words: readonly ('slice' | 'version' | 'id')[];
  /** Besides `--help`, `--json`. */
  readonly options: readonly OptionName[];
}

const change = ['environment', 'reason', 'revision', 'force'] as const;

export const verbs = {
  publish: { words: ['slice'], options: ['build'] },
  // Not a finished build: its tests are those of the sources here.
  verify: { words: ['slice'], options: ['environment'] },
  'can-i-deploy': { words: ['slice', 'version'], options: ['environment'] },
  release: { words: ['slice', 'version'], options: [...change, 'canary'] },
  promote: { words: ['slice'], options: change },
  rollback: { words: ['slice', 'version'], options: change },
  preview: { words: ['slice', 'version'], options: ['environment'] },
  status: { words: ['slice'], options: ['environment'] },
  history: { words: ['slice'], options: ['environment', 'limit'] },
  'credentials list': { words: [], options: [] },
  'credentials create': { words: [], options: ['name', 'slices', 'environments', 'days'] },
  'credentials revoke': { words: ['id'], options: [] },
} as const satisfies Readonly<Record<string, Verb>>;

export type VerbName = keyof typeof verbs;

export interface CommandLine {
  readonly verb: VerbName;
  readonly slice: string | undefined;
  readonly version: string | undefined;
  readonly id: string | undefined;
  readonly json: boolean;
  readonly force: boolean;
  readonly environment: string;
  readonly reason: string | undefined;
  readonly revision: number | undefined;
  readonly canary: number | undefined;
  readonly build: string | undefined;
  readonly limit: number;
  readonly name: string | undefined;
  readonly slices: readonly string[];
  readonly environments: readonly string[];
  readonly days: number;
}

/** @returns what to do; `help` if that was asked for @throws UsageError */
export function readCommandLine(args: readonly string[]): CommandLine | { help: VerbName | undefined } {
  const { values, positionals, tokens } = parsed(args);
  const [first = '', second = ''] = positionals;
  const verb = [`${first} ${second}`, first].find(isVerb);
  if (values.help || args.length === 0) return { help: verb };
  if (verb === undefined) {
    const longer = Object.keys(verbs).filter((name) => name.startsWith(`${first} `));
    if (first === '' || (second === '' && longer.length > 0)) {
      throw new UsageError(`Say what to do${longer.length > 0 ? `: ${longer.join(', ')}` : ''}.`);
    }
    throw new UsageError(`There is no command ${longer.length > 0 ? `${first} ${second}` : first}.`);
  }
  const known: readonly string[] = [...verbs[verb].options, 'help', 'json'];
  for (const token of tokens) {
    if (token.kind === 'option' && !known.includes(token.name)) {
      throw new UsageError(`${verb} has no option --${token.name}.`);
    }
  }
  const words = wordsOf(verb, positionals.slice(verb.split(' ').length));
  return {
    verb,
    ...words,
    json: values.json,
    force: values.force,
    environment: values.environment,
    reason: values.reason,
    revision: numberIn('revision', values.revision, 0, Number.MAX_SAFE_INTEGER),
    canary: numberIn('canary', values.canary, 1, 99),
    build: values.build,
    limit: numberIn('limit', values.limit, 1, 500) ?? 0,
    name: values.name,
    slices: listOf(values.slices),
    environments: listOf(values.environments),
    days: numberIn('days', values.days, 1, 3_650) ?? 0,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, tokens: true });
  } catch (error) {
    // Node's message explains in further sentences how to write words that begin with a dash.
    throw new UsageError(`${(error as Error).message.split(/[.\n]/)[0] ?? ''}.`, { cause: error });
  }
}

const isVerb = (name: string): name is VerbName => Object.hasOwn(verbs, name);

type Words = Pick<CommandLine, 'slice' | 'version' | 'id'>;

function wordsOf(verb: VerbName, given: readonly string[]): Words {
  const expected: Verb['words'] = verbs[verb].words;
  const left = [...given];
  const take = (word: Verb['words'][number], fits: (text: string) => boolean) =>
    expected.includes(word) && left[0] !== undefined && fits(left[0]) ? left.shift() : undefined;
  const words = {
    slice: take('slice', (text) => sliceName.safeParse(text).success),
    version: take('version', (text) => releaseVersion.safeParse(text).success),
    id: take('id', () => true),
  };
  const [extra] = left;
  if (extra !== undefined)
    throw new UsageError(`${verb} doesn’t take ${JSON.stringify(extra)}.${expectation(expected)}`);
  return words;
}

const expectation = (words: Verb['words']): string =>
  [
    words.includes('slice') ? ' A slice is named like mf-journey.' : '',
    words.includes('version') ? ' A version has 20 hex digits.' : '',
  ].join('');

function numberIn(name: OptionName, text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? '' : ` from ${least} to ${most}`;
  throw new UsageError(`--${name} takes a whole number${range}.`);
}

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
