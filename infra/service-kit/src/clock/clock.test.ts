import { allTimersBut, onTestFinished } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClock } from './index.js';

const day = 86_400_000;

// Time must not pass between the two looks at it.
beforeAll(() => void jest.useFakeTimers({ doNotFake: allTimersBut('Date') }));
afterAll(() => void jest.useRealTimers());

function newFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'offset');
  writeFileSync(file, text);
  return file;
}
const ahead = (now: () => Date) => (now().getTime() - Date.now()) / day;

describe('the clock', () => {
  it('tells the time', () => {
    expect(ahead(createClock())).toBe(0);
  });

  it('is ahead by what its file says at the moment', () => {
    const file = newFile('0');
    const now = createClock(file);
    expect(ahead(now)).toBe(0);
    writeFileSync(file, `${3 * day}\n`);
    expect(ahead(now)).toBe(3);
  });

  it.each(['', 'soon', '1.5', '9'.repeat(16)])('refuses a file that holds %j', (text) => {
    expect(createClock(newFile(text))).toThrow(RangeError);
  });
});
