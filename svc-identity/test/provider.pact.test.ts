import { operationsByService } from '@hearthway/contracts/operations';
import { statesAndMessages } from '@hearthway/service-kit/testing/suites';
import { pactsOf } from '@hearthway/tooling/pact';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { authorizeCall, keeper, startIdentityUnderTest, type IdentityUnderTest } from '../src/testing/index.js';

const internalOperations = operationsByService.identity.filter(({ access }) => access === 'internal');

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentityUnderTest({ ADMIN_USERNAME: keeper.username, ADMIN_PASSWORD: keeper.password });
});
afterAll(() => identity.stop());

/** These call internal operations only. What the gateway forwards is in the front ends' pacts. */
const internalConsumers = ['gateway', 'svc-analytics', 'svc-commerce', 'svc-journey'];

const pacts = pactsOf({
  provider: 'svc-identity',
  url: (consumer) => (internalConsumers.includes(consumer) ? identity.operationsUrl : identity.url),
  ...statesAndMessages(join(import.meta.dirname, '../src'), () => identity),
  async headers({ method, path }) {
    const operation = internalOperations.find((each) => each.method === method && each.path === path);
    return operation ? { authorization: await authorizeCall(operation) } : {};
  },
});

describe.each(pacts)('the pact of $name', ({ unknown, verify }) => {
  it('names nothing that this verification does not know', () => expect(unknown).toEqual([]));
  it('is kept', verify);
});
