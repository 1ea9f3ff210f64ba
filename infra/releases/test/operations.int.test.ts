import { operationsByService } from '@hearthway/contracts/operations';
import { registryOperations } from '@hearthway/contracts/releases';
import { internalOperationsSuite, serviceContractSuite } from '@hearthway/service-kit/testing/suites';
import { contentIdOf } from '../src/contents/content-id.js';
import { versionOf } from '../src/published/build-files.js';
import { sliceBuild } from '../src/testing/index.js';
import { startRegistryUnderTest } from '../src/testing/registry-under-test.js';

const contract = { ...operationsByService, registry: registryOperations };
const build = sliceBuild('mf-journey');
const files = Object.entries(build).map(([path, text]) => ({ path, content: contentIdOf(text) }));

serviceContractSuite('registry', startRegistryUnderTest, contract);

internalOperationsSuite({
  service: 'registry',
  contract,
  params: {
    environment: 'local',
    slice: 'mf-journey',
    version: versionOf(files),
    content: files[0]?.content ?? '',
    form: 'plain',
    instance: 'gateway-1',
  },
  bodies: { 'registry.report-health': { window: 1, slices: [] } },
  async start() {
    const registry = await startRegistryUnderTest();
    await registry.published(build);
    return registry;
  },
});
