import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { pact, type Pact } from '@hearthway/contracts/releases';
import { describeOffer, describeUse, providers } from '@hearthway/tooling/contracts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceBuild, shellBuild, sliceBuild, type BuildContents } from '../src/testing/index.js';
import { startRegistryUnderTest, type RegistryUnderTest } from '../src/testing/registry-under-test.js';

let registry: RegistryUnderTest;
beforeAll(async () => {
  registry = await startRegistryUnderTest();
});
afterAll(() => registry.stop());

const root = join(import.meta.dirname, '../../..');
const pacts = globSync('*/pacts/*.json', { cwd: root }).map((file) =>
  pact.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))),
);

/** A build of each front end and service, with its pacts, and with the contracts as they are. */
function buildOf(name: string, own: readonly Pact[], mark: string): BuildContents {
  const used = { pacts: own, contracts: own.map(describeUse), mark };
  if (name === 'shell') return shellBuild(used);
  if (!providers.includes(name)) return sliceBuild(name, { ...used, pages: [{ path: `/${name}` }] });
  return serviceBuild(name, { ...used, contracts: [...used.contracts, describeOffer(name)] });
}

it('everything goes live beside everything else, one after the other, and back', async () => {
  const byConsumer = Map.groupBy(pacts, ({ consumer }) => consumer.name);
  const frontEnds = [...byConsumer.keys()].filter((name) => !providers.includes(name));
  for (const name of [...providers, ...frontEnds]) {
    for (const mark of ['one', 'two']) {
      const version = await registry.published(buildOf(name, byConsumer.get(name) ?? [], mark));
      const { status, body } = await registry.deploy(name, { action: 'release', version });
      expect({ name, status, body }).toMatchObject({ status: 201 });
    }
  }
  for (const name of [...providers, ...frontEnds]) {
    const { status } = await registry.deploy(name, { action: 'rollback' });
    expect({ name, status }).toMatchObject({ status: 201 });
  }
});
