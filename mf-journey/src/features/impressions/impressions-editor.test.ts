import type { HomeImpressions } from '@hearthway/contracts/journey';
import { RequestError } from '@hearthway/web-kit/http';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createImpressionsEditor, statusText, type ImpressionsDrafts } from './impressions-editor.js';
import type { ImpressionsDraft, SavedImpressions } from './impressions-edits.js';

const empty: SavedImpressions = { version: 0, notes: '', ratings: [] };
const notes = (text: string): HomeImpressions => ({ notes: text, ratings: [] });
const failure = (status: number, code = 'server.error') => new RequestError({ status, code, message: '' });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** The device's storage, which outlives an editor. */
function storageOf(found = new Map<string, ImpressionsDraft>()) {
  const storage: ImpressionsDrafts = {
    found,
    write: (name, draft) => Promise.resolve(found.set(name, draft).has(name)),
    remove: (name) => Promise.resolve(void found.delete(name)),
  };
  return { found, storage };
}

/** A service with one home's impressions, and an editor of them. */
function edited(
  { isSignedIn = true, ...given } = storageOf() as ReturnType<typeof storageOf> & { isSignedIn?: boolean },
) {
  let saved: SavedImpressions | undefined = empty;
  let problem: RequestError | undefined;
  const sent: string[] = [];
  const editor = createImpressionsEditor(empty, {
    homeId: 'oak',
    storage: given.storage,
    isSignedIn: () => isSignedIn,
    load: () => Promise.resolve(saved),
    onSaved: () => undefined,
    async save(version, values) {
      await Promise.resolve();
      sent.push(values.notes);
      if (problem) throw problem;
      if (!saved) throw failure(404, 'home.not-found');
      if (version !== saved.version) throw failure(409, 'home.conflict');
      return (saved = { ...values, version: version + 1 });
    },
  });
  return {
    editor,
    sent,
    stop: editor.start(),
    found: given.found,
    status: () => statusText(editor.state()),
    failWith: (next: RequestError | undefined) => (problem = next),
    becomes: (next: SavedImpressions | undefined) => (saved = next),
    saved: () => saved,
  };
}

const pause = () => jest.advanceTimersByTimeAsync(1_500);
const comeOnline = async (): Promise<void> => {
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
};

it('what was noted is stored at once, sent when the buyer pauses, and then only on the server', async () => {
  const { editor, found, sent, status } = edited();
  expect(status()).toBe('');
  editor.type(notes('Bright'));
  expect([found.get('oak')?.values, sent, status()]).toEqual([notes('Bright'), [], 'Saving…']);

  await pause();
  expect([found.size, sent, status()]).toEqual([0, ['Bright'], 'Saved']);
});

describe('without a connection', () => {
  it('notes wait for it', async () => {
    const { editor, found, status, failWith, saved } = edited();
    failWith(failure(0));
    editor.type(notes('Bright'));
    await pause();
    expect(status()).toBe('Kept on this device. We’ll send it when you’re online.');

    editor.type(notes('Bright, quiet'));
    await pause();
    failWith(undefined);
    await comeOnline();
    expect([saved()?.notes, found.size, status()]).toEqual(['Bright, quiet', 0, 'Saved']);
  });

  it('notes are sent when the page is opened again', async () => {
    const device = storageOf();
    const first = edited(device);
    first.failWith(failure(0));
    first.editor.type(notes('Bright'));
    await pause();
    first.stop();

    const second = edited(device);
    expect(second.editor.state().draft?.values).toEqual(notes('Bright'));
    await jest.advanceTimersByTimeAsync(0);
    expect([second.sent, second.found.size]).toEqual([['Bright'], 0]);
  });

  it('a save whose answer was lost is no conflict with oneself', async () => {
    const { editor, status, failWith, becomes, saved } = edited();
    failWith(failure(0));
    editor.type(notes('Bright'));
    await pause();
    becomes({ ...notes('Bright'), version: 1 });
    editor.type(notes('Bright, quiet'));
    failWith(undefined);
    await pause();
    expect([saved(), status()]).toEqual([{ ...notes('Bright, quiet'), version: 2 }, 'Saved']);
  });
});

it('a failing service is tried again', async () => {
  const { editor, status, failWith } = edited();
  failWith(failure(503));
  editor.type(notes('Bright'));
  await pause();
  expect(status()).toBe('Kept on this device. We couldn’t send it yet, so we’ll keep trying.');

  failWith(undefined);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(status()).toBe('Saved');
});

it('what the service refuses waits for a change', async () => {
  const { editor, sent, status, failWith } = edited();
  failWith(failure(400, 'request.invalid'));
  editor.type(notes('Bright'));
  await pause();
  await comeOnline();
  expect([sent, status()]).toEqual([['Bright'], 'Kept on this device. It can’t be saved as it is.']);

  failWith(undefined);
  editor.type(notes('Quiet'));
  await pause();
  expect(status()).toBe('Saved');
});

it('what changed on both sides waits for the buyer', async () => {
  const { editor, status, becomes, saved } = edited();
  becomes({ ...notes('Old roof'), version: 1 });
  editor.type(notes('Bright'));
  await pause();
  await comeOnline();
  expect([saved()?.notes, status()]).toEqual(['Old roof', 'Kept on this device. Choose which version to save.']);

  editor.choose('both');
  await jest.advanceTimersByTimeAsync(0);
  expect([saved()?.notes, status()]).toEqual(['Old roof\n\nBright', 'Saved']);
});

it('notes of a deleted home stay on the device', async () => {
  const { editor, found, sent, status, becomes } = edited();
  becomes(undefined);
  editor.type(notes('Bright'));
  await pause();
  await comeOnline();
  expect([sent.length, found.size]).toEqual([1, 1]);
  expect(status()).toContain('deleted somewhere else');
});

describe('nothing is sent', () => {
  it('after the page was left, when someone else may be signed in', async () => {
    const { editor, sent, stop } = edited();
    editor.type(notes('Bright'));
    stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
  });

  it('once the buyer isn’t signed in', async () => {
    const { editor, sent } = edited({ ...storageOf(), isSignedIn: false });
    editor.type(notes('Bright'));
    await editor.flush();
    expect(sent).toEqual([]);
  });
});
