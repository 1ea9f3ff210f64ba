import { sessionLifetimes } from '@hearthway/contracts/constants';
import { profileSectionNames } from '@hearthway/contracts/journey';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createDraftSealing, type DraftSealing } from './draft-sealing.js';
import { hasDrafts, openDraftStorage, type DraftStorage, type DraftStorageOptions } from './draft-storage.js';

const draft = { values: { savings: '12,000 ñ 🏡' }, from: null };
const savings = 'financial-profile-draft:ada:savings';

let sealing: DraftSealing;
beforeAll(async () => {
  sealing = await createDraftSealing('A'.repeat(43));
});
const open = (options: Partial<DraftStorageOptions> = {}) =>
  openDraftStorage({ kind: 'profile', userId: 'ada', sealing, isSignedIn: () => true, ...options });
const drafts = ({ found }: DraftStorage) => Object.fromEntries(found);

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
});

it('stores a draft of every section, and of each buyer apart', async () => {
  const storage = await open();
  for (const section of profileSectionNames) expect(await storage.write(section, draft)).toBe(true);

  expect(drafts(await open())).toEqual(Object.fromEntries(profileSectionNames.map((section) => [section, draft])));
  expect(drafts(await open({ userId: 'bo' }))).toEqual({});
  expect([hasDrafts('profile', 'ada'), hasDrafts('profile', 'bo'), hasDrafts('homeNotes', 'ada')]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('a stored draft', () => {
  it('shows nothing of what was typed', async () => {
    await (await open()).write('savings', draft);
    const text = localStorage.getItem(savings) ?? '';
    expect(text).not.toContain('12,000');
    expect(atob((JSON.parse(text) as { sealed: string }).sealed)).not.toContain('12,000');
  });

  it('opens for its own account and section only', async () => {
    await (await open()).write('savings', draft);
    const text = localStorage.getItem(savings) ?? '';
    localStorage.setItem('financial-profile-draft:ada:plan', text);
    localStorage.setItem('financial-profile-draft:bo:savings', text);

    expect(drafts(await open())).toEqual({ savings: draft });
    expect(drafts(await open({ userId: 'bo' }))).toEqual({});
    expect(drafts(await open({ sealing: await createDraftSealing('B'.repeat(43)) }))).toEqual({});
  });

  it('expires like an idle session', async () => {
    jest.useFakeTimers({ now: 0 });
    await (await open()).write('savings', draft);
    jest.setSystemTime(sessionLifetimes.idleSeconds * 1000 - 1);
    expect(drafts(await open())).toEqual({ savings: draft });

    jest.setSystemTime(sessionLifetimes.idleSeconds * 1000);
    expect(drafts(await open())).toEqual({});
  });

  it.each(['{', 'null', '{"format":1,"keptAt":9e15,"draft":{}}', '{"format":2,"keptAt":9e15,"sealed":"%"}'])(
    'is deleted if it is %s',
    async (text) => {
      localStorage.setItem(savings, text);
      expect(drafts(await open())).toEqual({});
      expect(localStorage.getItem(savings)).toBeNull();
    },
  );
});

it('removes a sent draft, but not a newer one of another tab', async () => {
  const storage = await open();
  await storage.write('savings', draft);
  const typedElsewhere = { values: { savings: '13,000' }, from: null };
  const elsewhere = await open();
  await elsewhere.write('savings', typedElsewhere);

  await storage.remove('savings');
  expect(drafts(await open())).toEqual({ savings: typedElsewhere });

  await elsewhere.remove('savings');
  expect(drafts(await open())).toEqual({});
});

it('stores and removes in the order of the calls', async () => {
  const storage = await open();
  const long = { values: { savings: '9'.repeat(100_000) }, from: null };
  await Promise.all([storage.write('savings', long), storage.write('savings', draft)]);
  expect(drafts(await open())).toEqual({ savings: draft });

  await Promise.all([storage.write('savings', draft), storage.remove('savings')]);
  expect(drafts(await open())).toEqual({});
});

it('finds what is still being stored when it is opened', async () => {
  const storage = await open();
  const stored = storage.write('savings', draft);
  expect(drafts(await open())).toEqual({ savings: draft });
  await stored;
});

describe('nothing is stored', () => {
  it('after signing out', async () => {
    expect(await (await open({ isSignedIn: () => false })).write('savings', draft)).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it('without a key', async () => {
    await (await open()).write('savings', draft);
    const storage = await open({ sealing: undefined });
    expect(drafts(storage)).toEqual({});
    expect(await storage.write('plan', draft)).toBe(false);
    expect(Object.keys(localStorage)).toEqual([savings]);
  });

  it('in storage that fails', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await (await open()).write('savings', draft)).toBe(false);
  });
});
