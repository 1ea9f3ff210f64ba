import { expect, it } from '@jest/globals';
import { profileDraftKeyOf } from './draft-keys.js';

const secret = 'a secret of at least thirty-two characters';

it('a draft key is the same for a buyer, and another for another buyer or secret', () => {
  const key = profileDraftKeyOf(secret, 'ada');

  expect(key).toMatch(/^[\w-]{43}$/);
  expect(profileDraftKeyOf(secret, 'ada')).toBe(key);
  expect(new Set([key, profileDraftKeyOf(secret, 'bo'), profileDraftKeyOf(`${secret}!`, 'ada')]).size).toBe(3);
});
