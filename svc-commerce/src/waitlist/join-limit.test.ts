import { describe, expect, it } from '@jest/globals';
import { createJoinLimit } from './join-limit.js';

const at = (seconds: number) => new Date(seconds * 1000);

describe('the limit of joins per minute', () => {
  it('lets so many join, and then says how long to wait', () => {
    const limit = createJoinLimit({ joinsPerMinute: 2 });
    expect([limit.take(at(10)), limit.take(at(20))]).toEqual([0, 0]);
    expect([limit.take(at(30)), limit.take(at(69.5))]).toEqual([40, 1]);
    expect(limit.take(at(70))).toBe(0);
  });

  it('does not count a join that was given back', () => {
    const limit = createJoinLimit({ joinsPerMinute: 1 });
    limit.take(at(0));
    limit.giveBack(at(1));
    expect(limit.take(at(2))).toBe(0);
    expect(limit.take(at(3))).toBeGreaterThan(0);
  });

  it('takes nothing back once the minute is over', () => {
    const limit = createJoinLimit({ joinsPerMinute: 1 });
    limit.take(at(0));
    limit.giveBack(at(60));
    limit.giveBack(at(61));
    expect(limit.take(at(62))).toBe(0);
    expect(limit.take(at(63))).toBeGreaterThan(0);
  });
});
