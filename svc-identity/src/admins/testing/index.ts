import { issueAdminToken } from '@hearthway/contracts/identity';
import type { GrowingStores, ProviderStates } from '@hearthway/service-kit/testing/suites';
import { keeper, nobody, type IdentityUnderTest as Provider } from '../../testing/index.js';

export const states: ProviderStates<Provider> = {
  'the admin keeper exists': nobody,
  async 'the admin keeper is signed in'(identity) {
    const { body } = await identity.call(issueAdminToken, { body: { ...keeper, address: '203.0.113.7' } });
    return { token: String(body['token']) };
  },
};

export const growingStores: GrowingStores = { createAdminStore: 'One account, or a few.' };
