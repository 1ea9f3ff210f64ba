import { describe, expect, it } from '@jest/globals';
import { createJoinLimit } from './join-limit.js';

const at = (seconds: number) => new Date(seconds * 1000);

describe('the joins of a minute', () => {
  it('are as many as allowed, and then none until the minute is over', () => {
    const limit = createJoinLimit({ joinsPerMinute: 2 });
    expect([limit.take(at(10)), limit.take(at(20))]).toEqual([0, 0]);
    expect([limit.take(at(30)), limit.take(at(69.5))]).toEqual([40, 1]);
    expect(limit.take(at(70))).toBe(0);
  });

  it('do not count what was given back', () => {
    const limit = createJoinLimit({ joinsPerMinute: 1 });
    limit.take(at(0));
    limit.giveBack(at(1));
    expect(limit.take(at(2))).toBe(0);
    expect(limit.take(at(3))).toBeGreaterThan(0);
  });

  it('take nothing back for a minute that is over', () => {
    const limit = createJoinLimit({ joinsPerMinute: 1 });
    limit.take(at(0));
    limit.giveBack(at(60));
    limit.giveBack(at(61));
    expect(limit.take(at(62))).toBe(0);
    expect(limit.take(at(63))).toBeGreaterThan(0);
  });
});
