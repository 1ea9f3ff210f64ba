import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  healthWindowSeconds,
  listDeployments,
  liveSite,
  readHealth,
  readSite,
  reportHealth,
  type Deployment,
  type HealthReport,
} from '@hearthway/contracts/releases';
import { sliceBuild } from '../testing/index.js';
import { startRegistryUnderTest, type RegistryUnderTest } from '../testing/registry-under-test.js';
import { range, seenBy } from './testing/seen-by.js';

let registry: RegistryUnderTest;
beforeAll(async () => {
  registry = await startRegistryUnderTest();
});
afterAll(() => registry.stop());

const environment = 'local';

/** A slice with a live version and a canary. */
async function withCanary(slice: string) {
  const [live = '', canary = ''] = await Promise.all(
    ['one', 'two'].map((mark) => registry.published(sliceBuild(slice, { pages: [{ path: `/${slice}` }], mark }))),
  );
  await registry.deploy(slice, { action: 'release', version: live });
  await registry.deploy(slice, { action: 'canary', version: canary, percent: 5 });
  return { slice, live, canary };
}

const reportOf = ({ slice, live, canary }: { slice: string; live: string; canary: string }, failed: number) => ({
  window: Math.floor(Date.now() / 1_000 / healthWindowSeconds),
  slices: [
    {
      slice,
      canary: seenBy(canary, range(0, 100), range(0, failed)),
      live: seenBy(live, range(0, 1_900), range(0, 19)),
    },
  ],
});

const tell = async (report: HealthReport, instance = 'one') =>
  (await registry.ask(reportHealth, { environment, instance }, report)).status;
const liveOf = async (slice: string) => {
  const { slices } = liveSite.parse((await registry.call(readSite, { params: { environment } })).body);
  return slices.find((one) => one.slice === slice);
};
const historyOf = async (slice: string) => {
  const { body } = await registry.call(listDeployments, { params: { environment }, query: `?slice=${slice}` });
  return body as Deployment[];
};

describe('a canary that gateways report about', () => {
  it('is taken back if it is bad, and the history says why', async () => {
    const of = await withCanary('mf-journey');
    expect(await tell(reportOf(of, 20))).toBe(204);
    expect(await liveOf(of.slice)).toMatchObject({ version: of.live, withdrawn: [of.canary] });
    expect((await liveOf(of.slice))?.canary).toBeUndefined();
    const [last] = await historyOf(of.slice);
    expect(last).toMatchObject({
      action: 'rollback',
      withdrew: of.canary,
      author: 'health',
      reason: `20 of 100 visitors couldn’t open mf-journey ${of.canary} in 30 seconds (with ${of.live}: 19 of 1,900)`,
    });
  });

  it('is taken back once, by however many reports at once', async () => {
    const of = await withCanary('mf-admin');
    const instances = Array.from({ length: 6 }, (_, index) => `gateway-${index}`);
    const statuses = await Promise.all(instances.map((instance) => tell(reportOf(of, 20), instance)));
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect((await historyOf(of.slice)).map(({ action }) => action)).toEqual(['rollback', 'canary', 'release']);
    expect((await liveOf(of.slice))?.version).toBe(of.live);
  });

  it('stays if it is good', async () => {
    const of = await withCanary('mf-marketing');
    expect(await tell(reportOf(of, 2))).toBe(204);
    expect((await liveOf(of.slice))?.canary?.version).toBe(of.canary);
  });

  it('can be looked at by its team', async () => {
    const slice = 'mf-marketing';
    const { body } = await registry.call(readHealth, { params: { environment, slice } });
    expect(readHealth.reply.parse(body)[0]).toEqual({
      did: 'couldn’t open',
      canary: { visitors: 100, failed: 2 },
      live: { visitors: 1_900, failed: 19 },
    });
    expect((await registry.call(readHealth, { params: { environment, slice: 'mf-admin' } })).body).toEqual([]);
    const refused = await registry.call(readHealth, { params: { environment, slice }, token: 'hwr_nobody' });
    expect(refused.status).toBe(401);
  });

  it('isn’t reported in an environment that isn’t there', async () => {
    const params = { environment: 'elsewhere', instance: 'one' };
    expect((await registry.ask(reportHealth, params, { window: 1, slices: [] })).status).toBe(404);
  });
});
