import { registryOperations, siteChanged } from '@hearthway/contracts/releases';
import { pactsOf } from '@hearthway/tooling/pact';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sliceBuild } from '../src/testing/index.js';
import { startRegistryUnderTest, type RegistryUnderTest } from '../src/testing/registry-under-test.js';

let registry: RegistryUnderTest;
beforeAll(async () => {
  registry = await startRegistryUnderTest();
});
afterAll(() => registry.stop());

async function goLive(): Promise<void> {
  const version = await registry.published(sliceBuild('mf-journey', { pages: [{ path: '/dashboard' }] }));
  await registry.deploy('mf-journey', { action: 'release', version });
}

const pacts = pactsOf({
  provider: 'registry',
  url: () => registry.operationsUrl,
  states: { 'a build of mf-journey with one page is live': goLive },
  messages: {
    async 'a change of the live site'() {
      await goLive();
      return registry.event({ subject: 'local', type: siteChanged.type });
    },
  },
  async headers({ path }) {
    const [gateway] = registry.callers;
    const { id = '' } = registryOperations.find((operation) => isAt(operation.path, path)) ?? {};
    return { authorization: (await gateway?.authorize('registry', id)) ?? '' };
  },
});

const isAt = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

describe.each(pacts)('the pact of $name', ({ unknown, verify }) => {
  it('names nothing that this verification does not know', () => expect(unknown).toEqual([]));
  it('is kept', verify);
});
