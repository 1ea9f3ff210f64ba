import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { runCommandLine } from './cli.js';

let printed = '';
beforeEach(() => {
  printed = '';
  for (const output of [process.stdout, process.stderr]) {
    jest.spyOn(output, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
  }
});
afterEach(() => {
  jest.restoreAllMocks();
});

const run = (...words: string[]) => runCommandLine(words, { HEARTHWAY_DATA: '/nowhere' }, new AbortController().signal);

it('lists the commands when there is none of that name', async () => {
  expect(await run('begin')).toBe(2);
  expect(printed).toContain('start, dev, restart, release, reset, events, analytics:rebuild, loan-limits:load, test');
});

it('shows help for the dead letters', async () => {
  expect(await run('events')).toBe(0);
  expect(printed).toContain('replay <queue> <id>');
});

it('says that no system runs whose processes could be replaced', async () => {
  expect(await run('restart')).toBe(1);
  expect(printed).toContain('No system runs here');
});

it('says that no system runs whose dead letters could be listed', async () => {
  expect(await run('events', 'list')).toBe(1);
  expect(printed).toContain('No system runs here');
});
