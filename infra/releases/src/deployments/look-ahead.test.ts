import { expect, it } from '@jest/globals';
import { captureLog } from '@hearthway/service-kit/testing';
import { eventually } from '@hearthway/tooling/testing';
import type { Candidate, Gate } from './gate.js';
import { createLookAhead } from './look-ahead.js';

const version = 'a'.repeat(20);
const live = { slice: 'mf-journey', version: 'b'.repeat(20), withdrawn: [], earlier: [] };

function lookAhead(check: (candidate: Candidate) => Promise<never>) {
  const log = captureLog();
  const slicesIn = new Map([
    ['local', [live]],
    ['staging', []],
    ['production', [live]],
  ]);
  const ahead = createLookAhead({
    deployments: {
      findSite: (environment) =>
        Promise.resolve({ environment, revision: 1, slices: slicesIn.get(environment) ?? [], services: [] }),
    },
    gate: { check } as unknown as Gate,
    environments: new Map([...slicesIn.keys()].map((name) => [name, 'http://localhost:8080'])),
    logger: log.logger,
  });
  return { ahead, log };
}

it('looks at a release where its slice is live, one environment after the other, and gets over failures', async () => {
  const seen: string[] = [];
  const { ahead, log } = lookAhead(({ site, slice }) => {
    seen.push(`${slice} in ${site.environment}`);
    return Promise.reject(new Error('no database'));
  });
  ahead.begin({ slice: 'mf-journey', version });
  await eventually(() => expect(seen).toEqual(['mf-journey in local', 'mf-journey in production']));
  await ahead.stop();
  expect(log.text()).toContain('cannot look at a new release');
});

it('looks at the newest of several that wait', async () => {
  const seen: string[] = [];
  const { ahead } = lookAhead((candidate) => {
    seen.push(candidate.version[0] ?? '');
    return Promise.reject(new Error('no database'));
  });
  for (const digit of ['1', '2', '3']) ahead.begin({ slice: 'mf-journey', version: digit.repeat(20) });
  await eventually(() => expect(seen).toEqual(['3', '3']));
  await ahead.stop();
});

it('stops after what it is at', async () => {
  const ends: (() => void)[] = [];
  const { ahead } = lookAhead(
    () => new Promise((_, reject) => ends.push(() => reject(new Error('the browser was closed')))),
  );
  ahead.begin({ slice: 'mf-journey', version });
  await eventually(() => expect(ends).toHaveLength(1));
  let isStopped = false;
  const stopping = ahead.stop().then(() => (isStopped = true));
  expect(isStopped).toBe(false);
  ends[0]?.();
  await stopping;
  expect(ends).toHaveLength(1);
});
