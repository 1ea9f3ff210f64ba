import { call, type VerbName } from './command-line.js';

interface Help {
  /** What comes after the command's name. */
  readonly words: string;
  readonly does: string;
  readonly more: readonly string[];
}

const where = '--environment <name>   where; default: local';
const build = '--build <folder>       a finished build, instead of building';
const newest = 'Without a version, it is the newest that was published.';
const why = [
  '--reason "…"           why, for those who read the history; needed everywhere but in local',
  '--revision <number>    only if nothing has changed since this revision of the environment',
  '--force                operators: whatever the gate finds, which the history keeps',
];

const help: Readonly<Record<VerbName, Help>> = {
  publish: {
    words: '[slice]',
    does: 'builds a front end or a process and stores it as a release, which isn’t live yet',
    more: [build, 'The same contents are the same release again.'],
  },
  verify: {
    words: '[slice]',
    does: 'builds and publishes a process, runs its tests of the pacts that it is to keep, and records the outcome of each',
    more: [where],
  },
  'can-i-deploy': {
    words: '[slice] [version]',
    does: 'says whether a release could go live now beside what is; exit code 1 if not',
    more: [where, newest],
  },
  release: {
    words: '[slice] [version]',
    does: 'gives a front end’s release to everyone, or to some; of a process, says that it runs',
    more: [
      '--canary <percent>     only to this share of browsers, 1 to 99; again with another share changes it',
      where,
      ...why,
      newest,
    ],
  },
  promote: { words: '[slice]', does: 'gives the canary to everyone', more: [where, ...why] },
  rollback: {
    words: '[slice] [version]',
    does: 'rolls back the canary, or else what is live',
    more: [
      where,
      ...why,
      'What was live before is live again, or the version named. Open tabs leave what was rolled back.',
    ],
  },
  preview: {
    words: '[slice] [version]',
    does: 'prints a link that shows a release in one browser, for a day',
    more: [where, newest],
  },
  status: { words: '[slice]', does: 'shows what is live, and the newest releases of a slice', more: [where] },
  history: {
    words: '[slice]',
    does: 'shows the last changes: what, who, when, and why',
    more: [where, '--limit <number>       how many; default: 20'],
  },
  'credentials list': { words: '', does: 'operators: shows every team’s credential', more: [] },
  'credentials create': {
    words: '',
    does: 'operators: makes a team’s credential, and shows its token once',
    more: [
      '--name "Journey team"  whose it is; the author in histories',
      '--slices <a,b>         for these slices',
      '--environments <a,b>   in these environments; default: local',
      '--days <number>        for so long; default: 90',
    ],
  },
  'credentials revoke': { words: '<id>', does: 'operators: ends a credential at once', more: [] },
};

/** The help for a command, or for all. */
export function helpFor(verb: VerbName | undefined): string {
  if (verb !== undefined) {
    const { words, does, more } = help[verb];
    return [`${call} ${verb} ${words}`.trimEnd(), `  ${does}`, ...more.map((line) => `  ${line}`)].join('\n');
  }
  const names = Object.entries(help).map(([name, { words, does }]) => [`${name} ${words}`.trimEnd(), does] as const);
  const width = Math.max(...names.map(([name]) => name.length));
  return [
    'Releases a slice of the site on its own: a front end, or a process (svc-…, gateway, registry).',
    '',
    ...names.map(([name, does]) => `  ${name.padEnd(width)}  ${does}`),
    '',
    'A change, from the folder of its slice (at the root of a checkout, name the slice after each command):',
    `  ${call} publish                  build it and store it`,
    `  ${call} preview                  look at it alone`,
    `  ${call} can-i-deploy             ask whether it fits what is live`,
    `  ${call} release --canary 5       give it to 5% of browsers`,
    `  ${call} promote                  give it to everyone`,
    `  ${call} rollback                 undo it`,
    '',
    'HEARTHWAY_REGISTRY is the address of the registry, HEARTHWAY_TOKEN your credential. At the root of a checkout whose system',
    'runs, both are set. Every command takes --json (with `npm run --silent`: one JSON value on stdout) and --help.',
    'With PACT_BROKER_BASE_URL, and PACT_BROKER_TOKEN or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD, a pact broker is told and asked, too.',
    'Exit codes: 0 done, 1 failed or refused, 2 called wrongly, 3 not allowed.',
  ].join('\n');
}
