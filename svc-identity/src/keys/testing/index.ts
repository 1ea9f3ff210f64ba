import type { GrowingStores } from '@hearthway/service-kit/testing/suites';

export const growingStores: GrowingStores = {
  createSigningKeyStore: 'A key lives for days; what has expired is removed.',
};
