import { sessionLifetimes } from '@hearthway/contracts/constants';
import { afterEach, expect, it, jest } from '@jest/globals';
import { draftStorageOf, deleteOtherDrafts } from './draft-storage.js';

const draft = { values: { savings: '12,000' }, from: null };

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
});

it('stores a draft for each section and buyer', () => {
  expect(draftStorageOf('ada').write('savings', draft)).toBe(true);

  expect(draftStorageOf('ada').read('savings')).toEqual(draft);
  expect(draftStorageOf('ada').read('plan')).toBeUndefined();
  expect(draftStorageOf('bo').read('savings')).toBeUndefined();
});

it('removes a sent draft, but not a newer one of another tab', () => {
  const storage = draftStorageOf('ada');
  storage.write('savings', draft);
  const typedElsewhere = { values: { savings: '13,000' }, from: null };
  draftStorageOf('ada').write('savings', typedElsewhere);

  storage.remove('savings', draft);
  expect(storage.read('savings')).toEqual(typedElsewhere);

  storage.remove('savings', typedElsewhere);
  expect(storage.read('savings')).toBeUndefined();
});

it('deletes the drafts of others on sign-in, all drafts on sign-out, and nothing else', () => {
  localStorage.setItem('theme', 'dark');
  draftStorageOf('ada').write('savings', draft);
  draftStorageOf('bo').write('savings', draft);

  deleteOtherDrafts('bo');
  expect(draftStorageOf('ada').read('savings')).toBeUndefined();
  expect(draftStorageOf('bo').read('savings')).toEqual(draft);

  deleteOtherDrafts(undefined);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

it('expires like an idle session', () => {
  jest.useFakeTimers({ now: 0 });
  draftStorageOf('ada').write('savings', draft);
  jest.setSystemTime(sessionLifetimes.idleSeconds * 1000 - 1);
  expect(draftStorageOf('ada').read('savings')).toEqual(draft);

  jest.setSystemTime(sessionLifetimes.idleSeconds * 1000);
  expect(draftStorageOf('ada').read('savings')).toBeUndefined();
});

it.each(['{', 'null', '{"format":0,"keptAt":9e15,"draft":{}}'])('ignores %s', (text) => {
  localStorage.setItem('financial-profile-draft:ada:plan', text);
  expect(draftStorageOf('ada').read('plan')).toBeUndefined();
});

it('reports storage that fails', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(draftStorageOf('ada').write('savings', draft)).toBe(false);
});
