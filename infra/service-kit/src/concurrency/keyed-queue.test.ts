import { describe, expect, it } from '@jest/globals';
import { keyedQueue } from './keyed-queue.js';

function openable(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe('a keyed queue', () => {
  it('runs work of one key in the order it was asked for', async () => {
    const queue = keyedQueue();
    const gate = openable();
    const ran: string[] = [];
    const first = queue('a', async () => {
      await gate.opened;
      ran.push('first');
    });
    const second = queue('a', () => Promise.resolve(ran.push('second')));
    gate.open();
    await Promise.all([first, second]);
    expect(ran).toEqual(['first', 'second']);
  });

  it('runs work of another key meanwhile', async () => {
    const queue = keyedQueue();
    const gate = openable();
    const held = queue('a', () => gate.opened);
    expect(await queue('b', () => Promise.resolve('done'))).toBe('done');
    gate.open();
    await held;
  });

  it('fails only for whoever asked for the work that failed', async () => {
    const queue = keyedQueue();
    const failing = queue('a', () => Promise.reject(new Error('broken')));
    const next = queue('a', () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
