import { login } from '@hearthway/contracts/identity';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import { jordan, jordanSignedIn, type IdentityUnderTest as Provider } from '../../testing/index.js';
import { createSecurityLogStore } from '../security-log-store.js';

export const states: ProviderStates<Provider> = {
  async 'jordan is signed in and has a security log'(identity) {
    const signedIn = await jordanSignedIn(identity);
    const { username, password } = jordan;
    const headers = {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0',
    };
    await identity.call(login, { body: { username, password }, headers });
    return signedIn;
  },
};

const at = new Date();
const entryAt = (index: number) => ({ userId: `user-${index}`, kind: 'registered' as const, device: null, at });

export const growingStores: GrowingStores = {
  createSecurityLogStore: growingStore({
    create: createSecurityLogStore,
    documents: { 'security-log': (index) => ({ _id: `entry-${index}`, ...entryAt(index) }) },
    calls: {
      insert: (log, turn, transaction) => log.insert({ id: `new-${turn}`, ...entryAt(-1 - turn) }, transaction),
      findPage: (log, turn) => log.findPage(`user-${turn}`, `entry-${turn}`),
      findForExport: (log, turn) => log.findForExport(`user-${turn}`),
      deleteByUser: (log, turn, transaction) => log.deleteByUser(`user-${500 + turn}`, transaction),
    },
  }),
};
