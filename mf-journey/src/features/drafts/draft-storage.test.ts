import { sessionLifetimes } from '@hearthway/contracts/constants';
import { afterEach, expect, it, jest } from '@jest/globals';
import { profileDraftsOf } from '../financial-profile/index.js';
import { deleteOtherDrafts, draftStorageOf } from './draft-storage.js';

const draft = { values: { savings: '12,000' }, from: null };

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
});

it('stores a draft for each section and buyer', () => {
  expect(profileDraftsOf('ada').write('savings', draft)).toBe(true);

  expect(profileDraftsOf('ada').read('savings')).toEqual(draft);
  expect(profileDraftsOf('ada').read('plan')).toBeUndefined();
  expect(profileDraftsOf('bo').read('savings')).toBeUndefined();
});

it('removes a sent draft, but not a newer one of another tab', () => {
  const storage = profileDraftsOf('ada');
  storage.write('savings', draft);
  const typedElsewhere = { values: { savings: '13,000' }, from: null };
  profileDraftsOf('ada').write('savings', typedElsewhere);

  storage.remove('savings', draft);
  expect(storage.read('savings')).toEqual(typedElsewhere);

  storage.remove('savings', typedElsewhere);
  expect(storage.read('savings')).toBeUndefined();
});

it('deletes the drafts of others on sign-in, all drafts on sign-out, and nothing else', () => {
  localStorage.setItem('theme', 'dark');
  draftStorageOf('homeNotes', 'ada').write('a-home', { values: 'Old roof' });
  profileDraftsOf('ada').write('savings', draft);
  profileDraftsOf('bo').write('savings', draft);

  deleteOtherDrafts('bo');
  expect(profileDraftsOf('ada').read('savings')).toBeUndefined();
  expect(profileDraftsOf('bo').read('savings')).toEqual(draft);

  deleteOtherDrafts(undefined);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

it('expires like an idle session', () => {
  jest.useFakeTimers({ now: 0 });
  profileDraftsOf('ada').write('savings', draft);
  jest.setSystemTime(sessionLifetimes.idleSeconds * 1000 - 1);
  expect(profileDraftsOf('ada').read('savings')).toEqual(draft);

  jest.setSystemTime(sessionLifetimes.idleSeconds * 1000);
  expect(profileDraftsOf('ada').read('savings')).toBeUndefined();
});

it.each(['{', 'null', '{"format":0,"keptAt":9e15,"draft":{}}'])('ignores %s', (text) => {
  localStorage.setItem('financial-profile-draft:ada:plan', text);
  expect(profileDraftsOf('ada').read('plan')).toBeUndefined();
});

it('reports storage that fails', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(profileDraftsOf('ada').write('savings', draft)).toBe(false);
});
