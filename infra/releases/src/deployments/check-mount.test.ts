import { expect, it } from '@jest/globals';
import { newSigningKey, signingKey } from '@hearthway/service-kit';
import type { Mount, MountOutcome } from '../mounts/index.js';
import { exampleContract, examplePact } from '../testing/index.js';
import { checkMount } from './check-mount.js';
import type { GatedReleases, ReadRelease } from './gated-releases.js';

const page = { path: '/plan', title: 'Plan', access: 'buyer' as const, scripts: [], styles: [] };
type Released = ReturnType<typeof released>['release'];

/** Its pact answers a question for homes with its own name. */
const released = (slice: string, letter: string) => {
  const [interaction] = examplePact(slice).interactions;
  const answer = { ...interaction!, response: { status: 200, body: { content: { street: `${slice} ${letter}` } } } };
  const release = { slice, version: letter.repeat(20), process: false, pages: [page], pacts: [], contracts: [] };
  const read: ReadRelease = {
    ...release,
    pacts: new Map([['svc-journey', { ...examplePact(slice), interactions: [answer] }]]),
    contracts: new Map([['svc-journey', exampleContract('street')]]),
  };
  return { release, read };
};
const all = [released('shell', 'a'), released('shell', 'b'), released('mf-journey', 'c')];
const [shell, canary, candidate] = all.map(({ release }) => release) as [Released, Released, Released];

const live = { slice: 'shell', version: shell.version, withdrawn: [], earlier: [] };
const site = {
  environment: 'local',
  revision: 1,
  slices: [{ ...live, canary: { version: canary.version, percent: 5 } }],
  services: [],
};

async function check(outcome: MountOutcome, isRequired = false) {
  const mounted: Mount[] = [];
  const releases: Partial<GatedReleases> = {
    find: (keys) =>
      Promise.resolve(
        all.map((one) => one.release).filter(({ version }) => keys.some((key) => key.version === version)),
      ),
    read: ({ version }) => Promise.resolve(all.find((one) => one.release.version === version)!.read),
  };
  const found = await checkMount(
    {
      mounts: {
        outcomeOf(mount) {
          mounted.push(mount);
          return Promise.resolve(outcome);
        },
      },
      releases: releases as GatedReleases,
      environments: new Map([['local', 'http://localhost:8080']]),
      previewKey: signingKey.parse(newSigningKey()),
      now: () => new Date('2026-01-01T00:00:00Z'),
    },
    { site, candidate, others: [shell, canary], isRequired },
  );
  return { found, mount: mounted[0]! };
}

it('opens a candidate’s pages by its preview link beside the live shell, with replies of its own pact first', async () => {
  const { found, mount } = await check({ problems: ['/plan is empty'] });
  expect(found.problems).toEqual(['/plan is empty']);
  expect(mount).toMatchObject({
    origin: 'http://localhost:8080',
    previewUrl: expect.stringMatching(/^http:\/\/localhost:8080\/\?preview=/) as unknown,
    beside: [{ slice: 'shell', version: shell.version }],
    pages: [{ path: '/plan' }],
  });
  const replies = await mount.replies();
  const reply = replies.replyTo({ method: 'GET', path: '/api/homes', query: '' });
  expect(reply?.body).toBe(JSON.stringify({ street: 'mf-journey c' }));
});

it('counts what could not be tried where that is required', async () => {
  const untried = { problems: [], untried: 'the site doesn’t answer' };
  expect((await check(untried)).found).toMatchObject({ problems: [], notes: [untried.untried] });
  expect((await check(untried, true)).found.problems).toEqual([untried.untried]);
});
