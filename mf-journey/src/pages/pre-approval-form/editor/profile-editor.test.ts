import { emptyFinancialProfile, type StoredFinancialProfile } from '@hearthway/contracts/journey';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { nothingAssessed } from '../../../testing/in-memory/financial-profile.js';
import { createProfileEditor } from './profile-editor.js';

const kept: StoredFinancialProfile = {
  version: 0,
  updatedAt: null,
  profile: emptyFinancialProfile,
  assessment: nothingAssessed,
};
const values = { scoreBand: 'from_700' };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function edited({ isSignedIn = true } = {}) {
  const save = jest.fn(() => Promise.resolve({ ...kept, version: 1 }));
  const editor = createProfileEditor(kept, {
    load: () => Promise.resolve(kept),
    save,
    storage: { found: new Map(), write: () => Promise.resolve(true), remove: () => Promise.resolve() },
    isSignedIn: () => isSignedIn,
    onKept: () => undefined,
  });
  const stop = editor.start();
  editor.type('credit', values);
  return { save, editor, stop };
}

it('edits are sent when the buyer pauses', async () => {
  const { save } = edited();
  await jest.advanceTimersByTimeAsync(1_500);
  expect(save).toHaveBeenCalledTimes(1);
});

it('a page that was left sends nothing later, when someone else may be signed in', async () => {
  const { save, stop } = edited();
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(save).not.toHaveBeenCalled();
});

it('nothing is sent once the buyer isn’t signed in', async () => {
  const { save, editor } = edited({ isSignedIn: false });
  await editor.flush();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(save).not.toHaveBeenCalled();
});
