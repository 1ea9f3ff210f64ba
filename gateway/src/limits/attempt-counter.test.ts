import { describe, expect, it } from 'vitest';
import { AttemptCounter } from './attempt-counter.js';

const limit = { attempts: 3, windowMilliseconds: 1000 };

describe('attempts by one key', () => {
  it('are allowed up to the limit, and then only after the window', () => {
    const counter = new AttemptCounter(limit);
    expect([0, 100, 200].map((now) => counter.take('a', now))).toEqual([0, 0, 0]);
    expect(counter.take('a', 300)).toBe(700);
    expect(counter.take('a', 999)).toBe(1);
    expect(counter.take('a', 1000)).toBe(0);
  });

  it('do not touch another key', () => {
    const counter = new AttemptCounter({ ...limit, attempts: 1 });
    expect(counter.take('a', 0)).toBe(0);
    expect(counter.take('b', 0)).toBe(0);
    expect(counter.take('a', 0)).toBeGreaterThan(0);
  });

  it('can be taken back, but not below zero', () => {
    const counter = new AttemptCounter({ ...limit, attempts: 1 });
    counter.giveBack('a', 0);
    expect(counter.take('a', 0)).toBe(0);
    counter.giveBack('a', 0);
    counter.giveBack('a', 0);
    expect(counter.take('a', 0)).toBe(0);
    expect(counter.take('a', 0)).toBeGreaterThan(0);
  });

  it('are not taken back from a later window', () => {
    const counter = new AttemptCounter({ ...limit, attempts: 1 });
    counter.take('a', 0);
    counter.giveBack('a', 1500);
    expect(counter.take('a', 1500)).toBe(0);
    expect(counter.take('a', 1500)).toBeGreaterThan(0);
  });

  it('drop the oldest key when there are too many', () => {
    const counter = new AttemptCounter({ ...limit, attempts: 1 }, 2);
    counter.take('a', 0);
    counter.take('b', 1);
    counter.take('c', 2);
    expect(counter.take('c', 3)).toBeGreaterThan(0);
    expect(counter.take('b', 3)).toBeGreaterThan(0);
    expect(counter.take('a', 3)).toBe(0);
  });
});
