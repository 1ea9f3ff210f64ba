import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  checkRelease,
  createCredential,
  deploy,
  followSite,
  listDeployments,
  listWantedVerifications,
  pactFile,
  previewRelease,
  readRelease,
  recordVerification,
  type Deployment,
  type DeploymentCheck,
  type LiveSite,
  type WantedVerification,
} from '@hearthway/contracts/releases';
import { rm } from 'node:fs/promises';
import { contentIdOf } from '../contents/content-id.js';
import { versionOf } from '../published/build-files.js';
import {
  exampleContract,
  examplePact,
  serviceBuild,
  shellBuild,
  sliceBuild,
  type BuildContents,
} from '../testing/index.js';
import { startRegistryUnderTest, type RegistryUnderTest } from '../testing/registry-under-test.js';

let registry: RegistryUnderTest;
const start = async () => {
  registry = await startRegistryUnderTest({ VERIFIED_ENVIRONMENTS: 'production' });
};
const stop = () => registry.stop();

const service = 'svc-journey';
const slice = 'mf-journey';

/** svc-journey with homes that have these texts. */
const offering = (...fields: string[]) =>
  serviceBuild(service, { mark: fields.join(), contracts: [exampleContract(...fields)] });
/** mf-journey as it was built when homes had these texts. */
const reading = (...fields: string[]) =>
  sliceBuild(slice, {
    pages: [{ path: '/dashboard' }],
    pacts: [examplePact(slice)],
    contracts: [exampleContract(...fields)],
  });

const consumingService = (name: string) =>
  serviceBuild(name, {
    pacts: [examplePact(name)],
    contracts: [exampleContract('street'), { provider: name, operations: [], events: [] }],
  });

const release = async (build: BuildContents, environment = 'local') => {
  const version = await registry.published(build);
  return { version, answer: await registry.deploy(nameOf(build), { action: 'release', version }, environment) };
};
const nameOf = (build: BuildContents): string => {
  const record = JSON.parse(build['build.json'] ?? '') as { slice?: string; service?: string };
  return record.slice ?? record.service ?? '';
};
const refusedFor = (...texts: string[]) => ({
  status: 409,
  body: {
    code: 'deployment.refused',
    details: expect.arrayContaining(
      texts.map((text): unknown => expect.objectContaining({ message: expect.stringContaining(text) as unknown })),
    ) as unknown,
  },
});
const checksOf = async (build: BuildContents, environment = 'local') => {
  const version = await registry.published(build);
  const params = { environment, slice: nameOf(build) };
  const { body } = await registry.call(checkRelease, { params, body: { version } });
  return new Map((body as { checks: DeploymentCheck[] }).checks.map((check) => [check.name, check]));
};
const siteOf = async (environment = 'local') =>
  (await (await registry.ask(followSite, { environment })).json()) as LiveSite;
const filesOf = (build: BuildContents) =>
  Object.entries(build).map(([path, text]) => ({ path, content: contentIdOf(text) }));
/** What the gate keeps apart from everything else: the pact of a build with svc-journey. */
const pactOf = (build: BuildContents) => contentIdOf(build[pactFile(service)] ?? '');

describe('a service', () => {
  beforeAll(start);
  afterAll(stop);

  it('goes live beside the front ends, and nothing of it is served', async () => {
    const { version, answer } = await release(offering('street'));
    expect(answer.status).toBe(201);
    const live = [{ slice: service, version, withdrawn: [], earlier: [] }];
    expect(await siteOf()).toMatchObject({ slices: [], services: live });
    expect((await registry.ask(readRelease, { slice: service, version })).status).toBe(404);
  });

  it('has no canary and no preview', async () => {
    const version = await registry.published(offering('street', 'city'));
    const canary = await registry.deploy(service, { action: 'canary', version, percent: 5 });
    expect(canary).toMatchObject({ status: 409, body: { code: 'deployment.refused' } });
    const params = { environment: 'local', slice: service };
    expect(await registry.call(previewRelease, { params, body: { version } })).toMatchObject({ status: 404 });
  });

  it('cannot take the place of a front end, nor a front end its place', async () => {
    await release(sliceBuild('mf-admin', { pages: [{ path: '/admin' }] }));
    expect((await release(serviceBuild('mf-admin'))).answer).toMatchObject({ body: { code: 'deployment.refused' } });
    expect((await release(sliceBuild(service))).answer).toMatchObject({ body: { code: 'deployment.refused' } });
  });
});

describe('a release with a pact', () => {
  beforeAll(start);
  afterAll(stop);

  it('needs the provider, unless it is a service itself', async () => {
    const { answer, version } = await release(reading('street'));
    expect(answer).toMatchObject(refusedFor(service));
    expect((await checksOf(consumingService('svc-commerce'))).get('contracts')).toMatchObject({
      problems: [],
      notes: [expect.stringContaining(service)],
    });
    await release(offering('street', 'city'));
    expect((await registry.deploy(slice, { action: 'release', version })).status).toBe(201);
  });

  it('needs what the provider has', async () => {
    expect((await release(reading('street', 'price'))).answer).toMatchObject(refusedFor('reply.price'));
  });

  it('keeps its provider from taking away what it reads, also as a canary', async () => {
    expect((await release(offering('city'))).answer).toMatchObject(refusedFor('reply.street', slice));
    expect((await release(offering('street'))).answer.status).toBe(201);
    await release(offering('street', 'city'));
    const canary = await registry.published(reading('street', 'city'));
    await registry.deploy(slice, { action: 'canary', version: canary, percent: 5 });
    const refused = (await release(offering('street'))).answer;
    expect(refused).toMatchObject(refusedFor('reply.city', `${slice} ${canary}`));
    await registry.deploy(slice, { action: 'rollback' });
    expect((await release(offering('street'))).answer.status).toBe(201);
  });

  it('is judged by what another change has just made live', async () => {
    await release(offering('street', 'city'));
    const [less, more] = await Promise.all([
      registry.published(offering('street', 'zip')),
      registry.published(reading('street', 'city')),
    ]);
    const answers = await Promise.all([
      registry.deploy(service, { action: 'release', version: less }),
      registry.deploy(slice, { action: 'release', version: more }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('a verification', () => {
  const consumer = consumingService('svc-commerce');
  const record = (version: string, body: object) =>
    registry.call(recordVerification, { params: { slice: service, version, pact: pactOf(consumer) }, body });
  const passed = { passed: true, failures: [] };
  const failed = { passed: false, failures: ['no street'] };
  let provider: string;
  let version: string;
  beforeAll(async () => {
    await start();
    provider = await registry.published(offering('street'));
    for (const environment of ['local', 'production']) {
      await registry.deploy(service, { action: 'release', version: provider }, environment);
    }
    version = await registry.published(consumer);
  });
  afterAll(stop);

  const goLive = (environment: string) => registry.deploy('svc-commerce', { action: 'release', version }, environment);

  it('is asked for with the pact, before its consumer is live', async () => {
    const params = { environment: 'production', slice: service, version: provider };
    const text = consumer[pactFile(service)] ?? '';
    const wanted = { consumer: 'svc-commerce', version, pact: pactOf(consumer), text };
    const ask = async () => (await registry.call(listWantedVerifications, { params })).body as WantedVerification[];
    expect(await ask()).toEqual([wanted]);
    await record(provider, failed);
    expect(await ask()).toEqual([{ ...wanted, passed: false }]);
  });

  it('that failed keeps a release from going live everywhere', async () => {
    await record(provider, failed);
    for (const environment of ['local', 'production']) {
      expect(await goLive(environment)).toMatchObject(refusedFor('no street'));
    }
  });

  it('is needed where it is required, and mentioned elsewhere', async () => {
    await registry.database.collection('verifications').deleteMany({});
    const advice = `npm run release -- verify ${service}`;
    expect(await goLive('production')).toMatchObject(refusedFor(advice));
    expect((await checksOf(consumer)).get('verifications')).toMatchObject({
      problems: [],
      notes: [expect.stringContaining(advice)],
    });
    expect((await record(provider, passed)).status).toBe(204);
    expect((await goLive('production')).status).toBe(201);
  });

  it('is for one version of the provider', async () => {
    const next = offering('street', 'city');
    expect((await release(next, 'production')).answer).toMatchObject(refusedFor(`verify ${service}`));
    await record(await registry.published(next), passed);
    expect((await release(next, 'production')).answer.status).toBe(201);
  });

  it('isn’t looked at by a rollback', async () => {
    await registry.database.collection('verifications').deleteMany({});
    expect((await registry.deploy(service, { action: 'rollback' }, 'production')).status).toBe(201);
  });

  it('needs a pact with the provider, and a release of it', async () => {
    expect(await record('f'.repeat(20), passed)).toMatchObject({ status: 404, body: { code: 'release.not-found' } });
    const params = { slice: 'svc-commerce', version, pact: pactOf(consumer) };
    const answer = await registry.call(recordVerification, { params, body: passed });
    expect(answer).toMatchObject({ status: 404, body: { code: 'pact.not-found' } });
  });
});

describe('a slice that needs a newer platform', () => {
  beforeAll(start);
  afterAll(stop);

  it('waits for a shell that provides it, which then keeps it', async () => {
    const name = '@hearthway/platform';
    const providing = (version: string) => shellBuild({ provides: { [name]: version }, mark: version });
    const needing = (range: string) =>
      sliceBuild('mf-admin', { pages: [{ path: '/admin' }], needs: { [name]: range }, mark: range });
    await release(providing('1.0.0'));
    expect((await release(needing('^1.1.0'))).answer).toMatchObject(refusedFor(`${name} ^1.1.0`));
    expect((await release(providing('1.1.0'))).answer.status).toBe(201);
    expect((await release(needing('^1.1.0'))).answer.status).toBe(201);
    expect((await release(providing('2.0.0'))).answer).toMatchObject(refusedFor('mf-admin'));
  });
});

describe('without a browser', () => {
  beforeAll(start);
  afterAll(stop);

  it('front ends go live unless pages must have been tried', async () => {
    const build = sliceBuild('mf-admin', { pages: [{ path: '/admin' }] });
    const untried = 'CHROMIUM isn’t set';
    expect((await release(build, 'production')).answer).toMatchObject(refusedFor(untried));
    expect((await checksOf(build)).get('mount')).toMatchObject({ notes: [expect.stringContaining(untried)] });
    expect((await release(build)).answer.status).toBe(201);
  });
});

describe('what is live already', () => {
  beforeAll(start);
  afterAll(stop);

  it('may lose its canary, whatever the gate finds', async () => {
    const live = await registry.published(reading('street'));
    await registry.deploy(slice, { action: 'release', version: live, force: true });
    const canary = await registry.published(reading('street', 'city'));
    await registry.deploy(slice, { action: 'canary', version: canary, percent: 5, force: true });
    expect((await registry.deploy(slice, { action: 'rollback' })).status).toBe(201);
    expect(await registry.deploy(slice, { action: 'rollback', version: canary })).toMatchObject(refusedFor(service));
  });

  it('can be rolled back while pacts cannot be read', async () => {
    const unread = await registry.published(offering('street', 'zip'));
    await release(offering('street', 'city'));
    await rm(registry.folder, { recursive: true });
    const { status, body } = await registry.deploy(service, { action: 'rollback', version: unread });
    expect(status).toBe(201);
    expect((body as Deployment).checks).toMatchObject([{ name: 'contracts', notes: [expect.any(String)] }]);
  });
});

describe('a live release that the registry has lost', () => {
  beforeAll(start);
  afterAll(stop);

  it('stops others from being released, until it is published again', async () => {
    const provider = offering('street');
    await registry.database.collection('sites').insertOne({
      _id: 'local' as never,
      revision: 1,
      slices: [],
      services: [{ slice: service, version: versionOf(filesOf(provider)), withdrawn: [], earlier: [] }],
    });
    expect((await release(reading('street'))).answer).toMatchObject(
      refusedFor(`${service} ${versionOf(filesOf(provider))}`),
    );
    await registry.published(provider);
    expect((await release(reading('street'))).answer.status).toBe(201);
  });
});

describe('force', () => {
  beforeAll(start);
  afterAll(stop);

  it('is for operators, and what the gate found is kept', async () => {
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const wanted = { name: 'Team Journey', slices: [slice], environments: ['local'], expiresAt };
    const { token } = (await registry.call(createCredential, { body: wanted })).body as { token: string };
    const version = await registry.published(reading('street'));
    const params = { environment: 'local', slice };
    const body = { action: 'release', version, reason: 'A test', force: true };
    const refused = await registry.call(deploy, { params, body, token });
    expect(refused).toMatchObject({ status: 403, body: { code: 'credential.not-allowed' } });
    expect((await registry.call(deploy, { params, body })).status).toBe(201);
    const { body: history } = await registry.call(listDeployments, { params: { environment: 'local' } });
    const [forced] = history as [Deployment];
    expect(forced.checks.flatMap(({ problems }) => problems)).toEqual([expect.stringContaining(service)]);
  });
});
