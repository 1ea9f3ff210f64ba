import { adminPageSize, joinWaitlist } from '@hearthway/contracts/commerce';
import { exampleWaitlistRequest } from '@hearthway/contracts/examples';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { PaymentsUnderTest as Provider } from '../../testing/index.js';
import { createWaitlistStore } from '../waitlist-store.js';

const waitlistOf =
  (...emails: string[]) =>
  async ({ commerce }: Provider): Promise<void> => {
    await commerce.database.collection('waitlist').deleteMany({});
    for (const email of emails) {
      const response = await fetch(commerce.url + joinWaitlist.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...exampleWaitlistRequest, email }),
      });
      expect(response.status).toBe(201);
    }
  };

const someEntryId = async ({ commerce }: Provider): Promise<string> =>
  String((await commerce.database.collection<{ _id: string }>('waitlist').findOne({}))?._id);

export const states: ProviderStates<Provider> = {
  'nobody is on the waitlist': waitlistOf(),
  async 'jordan@example.com is on the waitlist'(provider) {
    await waitlistOf('jordan@example.com')(provider);
    return { entryId: await someEntryId(provider) };
  },
  'three are on the waitlist': waitlistOf('ada@example.com', 'ben@example.com', 'cleo@example.com'),
  /** Inserted directly, since joins are limited. */
  async 'more are on the waitlist than a page holds'(provider) {
    await waitlistOf(exampleWaitlistRequest.email)(provider);
    const waitlist = provider.commerce.database.collection<{ _id: string }>('waitlist');
    const joined = await waitlist.findOne({});
    const others = Array.from({ length: adminPageSize }, (_, index) => ({
      ...joined,
      _id: randomUUID(),
      emailKey: `reader-${index}@example.com`,
      linkHash: `hash-${index}`,
    }));
    await waitlist.insertMany(others);
  },
};

export const messages: ProviderStates<Provider> = {
  async 'a waitlist joined'(provider) {
    await waitlistOf(exampleWaitlistRequest.email)(provider);
    return provider.commerce.published({ subject: await someEntryId(provider) });
  },
};

const now = new Date();
const entryAt = (index: number) => ({
  email: `buyer${index}@example.org`,
  emailKey: `buyer${index}@example.org`,
  name: 'Jordan',
  state: 'TX' as const,
  source: 'landing_page' as const,
  acceptedTerms: { at: now, version: '1' },
  createdAt: new Date(now.getTime() + index),
  linkHash: `link-${index}`,
});

export const growingStores: GrowingStores = {
  createJoinLimitStore: 'One document for each minute in which somebody joins, deleted when it is over.',
  createWaitlistStore: growingStore({
    create: createWaitlistStore,
    documents: { waitlist: (index) => ({ _id: `entry-${index}`, ...entryAt(index) }) },
    prepare: (waitlist) => waitlist.ensureIndexes(),
    calls: {
      has: (waitlist, turn) => waitlist.has(`buyer${turn}@example.org`),
      insert: (waitlist, turn, transaction) =>
        waitlist.insert({ id: `new-${turn}`, ...entryAt(-1 - turn) }, transaction),
      find: (waitlist, turn) => waitlist.find(`entry-${turn}`),
      findPage: (waitlist, turn) =>
        waitlist.findPage({ createdAt: entryAt(500 + turn).createdAt, id: 'entry-500' }, 50),
      findAll: 'An admin exports all of them.',
      findByLink: (waitlist, turn) => waitlist.findByLink(`link-${turn}`),
      updateLink: (waitlist, turn, transaction) => waitlist.updateLink(`entry-${turn}`, `other-${turn}`, transaction),
      delete: (waitlist, turn, transaction) => waitlist.delete(`entry-${500 + turn}`, transaction),
      count: (waitlist) => waitlist.count(),
    },
  }),
};
