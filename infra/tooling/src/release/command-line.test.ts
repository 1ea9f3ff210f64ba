import { expect, it } from '@jest/globals';
import { readCommandLine, verbs, type VerbName } from './command-line.js';
import { helpFor } from './help.js';

const version = '0123456789abcdef0123';
const read = (text: string) => readCommandLine(text.split(' ').filter((word) => word !== ''));

it.each([
  ['publish', { verb: 'publish', slice: undefined, environment: 'local', json: false }],
  ['publish mf-journey --build dist --json', { verb: 'publish', slice: 'mf-journey', build: 'dist', json: true }],
  [`release ${version} --canary 5`, { verb: 'release', slice: undefined, version, canary: 5 }],
  [`release shell ${version} --revision 12`, { verb: 'release', slice: 'shell', version, revision: 12, force: false }],
  ['verify svc-journey --environment production', { verb: 'verify', slice: 'svc-journey', environment: 'production' }],
  ['rollback --environment production --force', { verb: 'rollback', environment: 'production', force: true }],
  ['history --limit 5', { verb: 'history', limit: 5 }],
  ['credentials list', { verb: 'credentials list' }],
  [
    'credentials create --name Journey --slices mf-journey,mf-admin --days 30',
    {
      verb: 'credentials create',
      name: 'Journey',
      slices: ['mf-journey', 'mf-admin'],
      environments: ['local'],
      days: 30,
    },
  ],
  ['credentials revoke abc', { verb: 'credentials revoke', id: 'abc' }],
])('understands %s', (text, expected) => {
  expect(read(text)).toMatchObject(expected);
});

it.each([
  ['ship', 'There is no command ship.'],
  ['credentials', 'Say what to do: credentials list, credentials create, credentials revoke.'],
  ['credentials steal', 'There is no command credentials steal.'],
  ['constructor', 'There is no command constructor.'],
  ['--json', 'Say what to do.'],
  ['verify --build dist', 'verify has no option --build.'],
  ['publish --canary 5', 'publish has no option --canary.'],
  ['publish --colour', "Unknown option '--colour'."],
  ['release --canary', "Option '--canary <value>' argument missing."],
  ['release --canary 100', '--canary takes a whole number from 1 to 99.'],
  ['release --canary 0x5', '--canary takes a whole number from 1 to 99.'],
  ['release --revision -1', "Option '--revision' argument is ambiguous."],
  ['release latest now', 'release doesn’t take "now". A slice is named like mf-journey. A version has 20 hex digits.'],
  [
    'release mf-journey 0123',
    'release doesn’t take "0123". A slice is named like mf-journey. A version has 20 hex digits.',
  ],
  [`promote mf-journey ${version}`, `promote doesn’t take "${version}". A slice is named like mf-journey.`],
])('refuses %s', (text, message) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ name: 'UsageError', message }));
});

it('shows all commands when there is none, and help for one', () => {
  expect(read('')).toEqual({ help: undefined });
  expect(read('--help')).toEqual({ help: undefined });
  expect(read('release --help')).toEqual({ help: 'release' });
  expect(helpFor(undefined)).toContain('release [slice] [version]');
});

it.each(Object.keys(verbs) as VerbName[])('explains every option of %s', (verb) => {
  const named = [...helpFor(verb).matchAll(/^ +--([a-z]+)/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...verbs[verb].options].sort());
});
