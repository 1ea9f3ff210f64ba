import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  checkRelease,
  deploy,
  followSite,
  listDeployments,
  liveSite,
  previewRelease,
  readSite,
  type Deployment,
  type LiveSlice,
} from '@hearthway/contracts/releases';
import { publicKeyOf, verifyToken } from '@hearthway/service-kit';
import { createRandom } from '@hearthway/tooling/testing/random';
import { createPublicKey } from 'node:crypto';
import { sliceBuild } from '../testing/index.js';
import { startRegistryUnderTest, type Answer, type RegistryUnderTest } from '../testing/registry-under-test.js';

let registry: RegistryUnderTest;
beforeAll(async () => {
  registry = await startRegistryUnderTest();
});
afterAll(() => registry.stop());

const slice = 'mf-journey';
/** Versions of a slice with one page. */
const versionsOf = (name: string, marks: readonly string[], path = `/${name}`) =>
  Promise.all(marks.map((mark) => registry.published(sliceBuild(name, { pages: [{ path }], mark }))));
const siteOf = async (environment: string) =>
  liveSite.parse((await registry.call(readSite, { params: { environment } })).body);
const historyOf = async (environment: string, query = '') =>
  (await registry.call(listDeployments, { params: { environment }, query })).body as Deployment[];

describe('what is live', () => {
  it('is nothing at first', async () => {
    expect(await siteOf('production')).toEqual({ environment: 'production', revision: 0, slices: [], services: [] });
  });

  it('follows each change, which stays in the history', async () => {
    const [one = '', other = ''] = await versionsOf(slice, ['one', 'other']);
    const first = await registry.deploy(slice, { action: 'release', version: one });
    expect(first).toMatchObject({ status: 201, body: { revision: 1, version: one, author: 'operator' } });
    await registry.deploy(slice, { action: 'canary', version: other, percent: 5 });
    await registry.deploy(slice, { action: 'promote' });
    const last = await registry.deploy(slice, { action: 'rollback' });
    expect(last.body).toMatchObject({ revision: 4, version: one, withdrew: other, reason: 'A test' });

    const site = await siteOf('local');
    expect(site).toEqual({
      environment: 'local',
      revision: 4,
      slices: [{ slice, version: one, withdrawn: [other], earlier: [other] }],
      services: [],
    });
    expect(await (await registry.ask(followSite, { environment: 'local' })).json()).toEqual(site);
    const history = await historyOf('local');
    expect(history.map(({ action, revision }) => [action, revision])).toEqual([
      ['rollback', 4],
      ['promote', 3],
      ['canary', 2],
      ['release', 1],
    ]);
    expect(history[3]).toEqual(first.body);
    expect(await historyOf('local', '?slice=mf-admin')).toEqual([]);
    expect(await historyOf('local', `?slice=${slice}&limit=1`)).toEqual([last.body]);
    expect((await siteOf('production')).revision).toBe(0);
  });

  it('is announced with its revision', async () => {
    const { revision } = await siteOf('local');
    const type = 'registry.site-changed.v1';
    const events = registry.database.collection('outbox').find({ subject: 'local', type }).sort({ sequence: 1 });
    const bodies = (await events.toArray()).map(({ body }) => (JSON.parse(String(body)) as { data: object }).data);
    expect(bodies).toEqual(
      Array.from({ length: revision }, (_, index) => ({ environment: 'local', revision: index + 1 })),
    );
  });

  it.each<[string, () => Promise<Answer>, number, string]>([
    [
      'of an unknown environment',
      () => registry.deploy(slice, { action: 'rollback' }, 'staging'),
      404,
      'environment.unknown',
    ],
    [
      'to what was never published',
      () => registry.deploy(slice, { action: 'release', version: 'f'.repeat(20) }),
      404,
      'release.not-found',
    ],
    [
      'to another slice’s version',
      async () =>
        registry.deploy('mf-admin', { action: 'release', version: (await siteOf('local')).slices[0]?.version ?? '' }),
      404,
      'release.not-found',
    ],
    ['to nothing new', () => registry.deploy(slice, { action: 'promote' }), 409, 'deployment.nothing-to-change'],
    [
      'of what it was not',
      () => registry.deploy(slice, { action: 'rollback', revision: 0 }),
      409,
      'deployment.outdated',
    ],
  ])('cannot be a change %s', async (_, change, status, code) => {
    const before = await siteOf('local');
    expect(await change()).toMatchObject({ status, body: { code } });
    expect(await siteOf('local')).toEqual(before);
  });
});

it.each(['', '  ', 'a\u001b[2Jb', 'two\nlines', 'a'.repeat(501)])('a reason cannot be “%s”', async (reason) => {
  const params = { environment: 'local', slice };
  const answer = await registry.call(deploy, { params, body: { action: 'rollback', reason } });
  expect(answer).toMatchObject({ status: 400, body: { details: [{ path: 'body.reason' }] } });
});

describe('the gate', () => {
  it('refuses a page where another slice’s live or canary release has one', async () => {
    const [live = ''] = await versionsOf('mf-admin', ['live'], '/office');
    const [canary = ''] = await versionsOf('mf-admin', ['canary'], '/office/:part');
    await registry.deploy('mf-admin', { action: 'release', version: live }, 'production');
    await registry.deploy('mf-admin', { action: 'canary', version: canary, percent: 5 }, 'production');
    for (const [path, other] of [
      ['/office', 'it'],
      ['/office/plants', '/office/:part'],
    ] as const) {
      const [taking = ''] = await versionsOf('mf-garden', [path], path);
      const problem = `${path} is taken: mf-admin has ${other}`;
      expect(await registry.deploy('mf-garden', { action: 'release', version: taking }, 'production')).toMatchObject({
        status: 409,
        body: { code: 'deployment.refused', details: [{ path: 'paths', message: problem }] },
      });
      const params = { environment: 'production', slice: 'mf-garden' };
      const check = await registry.call(checkRelease, { params, body: { version: taking } });
      const found = { name: 'paths', problems: [problem] };
      expect(check).toMatchObject({
        status: 200,
        body: { revision: 2, checks: expect.arrayContaining([found]) as unknown },
      });
    }
    await registry.deploy('mf-admin', { action: 'rollback' }, 'production');
    const [free = ''] = await versionsOf('mf-garden', ['free'], '/office/plants');
    const { status } = await registry.deploy('mf-garden', { action: 'release', version: free }, 'production');
    expect(status).toBe(201);
  });

  it('refuses a rollback to pages that another slice has now', async () => {
    const [first = ''] = await versionsOf('mf-one', ['first'], '/moved');
    const [second = ''] = await versionsOf('mf-one', ['second'], '/stayed');
    const [other = ''] = await versionsOf('mf-two', ['other'], '/moved');
    for (const [name, version] of [
      ['mf-one', first],
      ['mf-one', second],
      ['mf-two', other],
    ] as const) {
      expect((await registry.deploy(name, { action: 'release', version })).status).toBe(201);
    }
    expect(await registry.deploy('mf-one', { action: 'rollback' })).toMatchObject({
      status: 409,
      body: { code: 'deployment.refused' },
    });
  });
});

describe('changes at once', () => {
  it('of the same revision: one is made', async () => {
    const versions = await versionsOf(slice, ['a', 'b', 'c', 'd']);
    const { revision } = await siteOf('local');
    const answers = await Promise.all(
      versions.map((version) => registry.deploy(slice, { action: 'release', version, revision })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect((await siteOf('local')).revision).toBe(revision + 1);
  });

  it('of no certain revision: none is lost', async () => {
    const random = createRandom(35);
    const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d'];
    const versions = await Promise.all(names.map((name) => versionsOf(name, ['1', '2', '3'])));
    const before = await siteOf('local');
    const changes = Array.from({ length: 50 }, () => {
      const place = random.integer(names.length);
      const version = random.pick(versions[place] ?? []);
      const change = random.pick([
        { action: 'release', version } as const,
        { action: 'canary', version, percent: 1 + random.integer(99) } as const,
        { action: 'promote' } as const,
        { action: 'rollback' } as const,
      ]);
      return [names[place] ?? '', change] as const;
    });
    const answers = await Promise.all(changes.map(([name, change]) => registry.deploy(name, change)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body as Deployment);
    const inOrder = made.toSorted((left, right) => left.revision - right.revision);
    expect(inOrder.map(({ revision }) => revision)).toEqual(made.map((_, index) => before.revision + index + 1));
    expect((await historyOf('local', `?limit=${made.length}`)).toReversed()).toEqual(inOrder);
    const after = await siteOf('local');
    expect(after.revision).toBe(before.revision + made.length);
    expect(
      after.slices
        .filter((one) => names.includes(one.slice))
        .map(shownOf)
        .sort(bySlice),
    ).toEqual(
      names
        .map((name) => inOrder.filter((one) => one.slice === name).at(-1))
        .flatMap((one) => (one ? [shownOf(one)] : [])),
    );
  });
});

const shownOf = ({ slice: name, version, canary }: Pick<LiveSlice, 'slice' | 'version' | 'canary'>) => ({
  name,
  version,
  canary,
});
const bySlice = (left: { name: string }, right: { name: string }) => (left.name < right.name ? -1 : 1);

describe('a preview', () => {
  it('is a link with a token for one release, for a day', async () => {
    const [version = ''] = await versionsOf(slice, ['to look at']);
    const params = { environment: 'production', slice };
    const { status, body } = await registry.call(previewRelease, { params, body: { version } });
    expect(status).toBe(201);
    const { url, expiresAt } = body as { url: string; expiresAt: string };
    const { origin, pathname, searchParams } = new URL(url);
    expect([origin, pathname]).toEqual(['https://hearthway.example', '/']);
    const der = Buffer.from(publicKeyOf(registry.previewKey), 'base64');
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    const expected = { type: 'preview+jwt', audience: 'production' };
    const claims = await verifyToken(searchParams.get('preview') ?? '', () => Promise.resolve(key), expected);
    expect(claims).toMatchObject({ sub: `${slice}/${version}`, exp: claims.iat + 86_400 });
    expect(Date.parse(expiresAt)).toBe(claims.exp * 1_000);
  });

  it('needs a release', async () => {
    const params = { environment: 'production', slice };
    const answer = await registry.call(previewRelease, { params, body: { version: 'f'.repeat(20) } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'release.not-found' } });
  });
});
