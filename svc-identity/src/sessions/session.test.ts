import { describe, expect, it } from '@jest/globals';
import { newSession, secondsLeft, useSession } from './session.js';

const day = 24 * 60 * 60;
const start = new Date('2026-01-01T00:00:00.000Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const session = newSession({ id: 'session-1', userId: 'user-1', device: null, now: start });

function useEvery(seconds: number, until: number) {
  let current = session;
  for (let at = seconds; at <= until; at += seconds) current = useSession(current, later(at)) ?? current;
  return current;
}

describe('a session', () => {
  it('ends after seven idle days, its first token after fifteen minutes', () => {
    expect(session).toMatchObject({ expiresAt: later(7 * day), tokensExpireAt: later(15 * 60), lastUsedAt: start });
  });

  it('is extended by seven days with each use', () => {
    expect(useSession(session, later(6 * day))).toMatchObject({
      lastUsedAt: later(6 * day),
      expiresAt: later(13 * day),
      createdAt: start,
    });
  });

  it('cannot be used at or past its idle end', () => {
    expect(useSession(session, later(7 * day - 1))).toBeDefined();
    expect(useSession(session, later(7 * day))).toBeUndefined();
  });

  it('ends after thirty days however often it is used, its tokens with it', () => {
    const worn = useEvery(300, 30 * day - 300);
    expect(worn.expiresAt).toEqual(later(30 * day));
    expect(worn.tokensExpireAt).toEqual(later(30 * day));
    expect(useSession(worn, later(30 * day))).toBeUndefined();
  });

  it('tells how many whole seconds are left, never less than zero', () => {
    expect(secondsLeft(session, new Date(start.getTime() + 500))).toBe(7 * day - 1);
    expect(secondsLeft(session, later(8 * day))).toBe(0);
  });
});
