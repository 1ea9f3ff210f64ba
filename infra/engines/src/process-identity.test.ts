import { describe, expect, it } from '@jest/globals';
import { parseProcStat } from './process-identity.js';

describe('reading /proc/<pid>/stat', () => {
  it('finds state and start time after a program name with spaces and parentheses', () => {
    const stat = '42 (a) b (c) S 1 42 42 0 -1 4194560 1 0 0 0 0 0 0 0 20 0 1 0 987654 1000 10';
    expect(parseProcStat(stat)).toEqual({ state: 'S', started: '987654' });
  });
});
