import { eventually } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { captureLog } from '../testing/index.js';
import { createRevocationList, type Revocation, type RevocationList } from './index.js';
import { broadcastStub } from './testing/broadcast-stub.js';

const eventType = 'identity.session-revoked.v1';
const begin = Date.parse('2026-01-05T10:00:00Z');
const atMinute = (minute: number): string => new Date(begin + minute * 60_000).toISOString();

describe('a revocation list', () => {
  const lists: RevocationList[] = [];
  afterEach(async () => {
    for (const list of lists.splice(0)) await list.stop();
  });

  function world(initial: () => Promise<Revocation[]>) {
    const { broker, broadcast, reconnect } = broadcastStub();
    const clock = { now: begin };
    const log = captureLog();
    const list = createRevocationList({
      loadInitial: initial,
      broker,
      eventType,
      readEvent: (event) => event as Revocation,
      logger: log.logger,
      now: () => clock.now,
      retryDelay: 5,
    });
    lists.push(list);
    return { clock, list, log, reconnect, tell: (content: string) => broadcast(eventType, content) };
  }

  it('knows what was revoked before it started, and what is announced later', async () => {
    const { list, tell } = world(() => Promise.resolve([{ sessionId: 'old', expiresAt: atMinute(15) }]));
    await list.start();
    expect(list.isRevoked('old')).toBe(true);
    expect(list.isRevoked('new')).toBe(false);

    await tell(JSON.stringify({ sessionId: 'new', expiresAt: atMinute(15) }));

    await eventually(() => expect(list.isRevoked('new')).toBe(true));
  });

  it('forgets a revocation when its last token has expired anyway', async () => {
    const { clock, list } = world(() => Promise.resolve([{ sessionId: 'old', expiresAt: atMinute(15) }]));
    await list.start();

    clock.now = Date.parse(atMinute(15));

    expect(list.isRevoked('old')).toBe(false);
  });

  it('reads the list again after a reconnect, since it may have missed something', async () => {
    const revocations: Revocation[] = [];
    const { list, reconnect } = world(() => Promise.resolve(revocations));
    await list.start();
    revocations.push({ sessionId: 'missed', expiresAt: atMinute(15) });

    reconnect();

    await eventually(() => expect(list.isRevoked('missed')).toBe(true));
  });

  it('starts without its owner and reads the list once it answers', async () => {
    let tries = 0;
    const { list } = world(() => {
      tries += 1;
      if (tries < 3) return Promise.reject(new Error('not there yet'));
      return Promise.resolve([{ sessionId: 'old', expiresAt: atMinute(15) }]);
    });
    await list.start();
    expect(list.isLoaded()).toBe(false);

    await eventually(() => expect(list.isLoaded()).toBe(true));
    expect(list.isRevoked('old')).toBe(true);
  });

  it('reads the whole list after an unreadable event', async () => {
    const revocations: Revocation[] = [];
    const { list, log, tell } = world(() => Promise.resolve(revocations));
    await list.start();
    revocations.push({ sessionId: 'garbled', expiresAt: atMinute(15) });

    await tell('{"half');

    await eventually(() => expect(list.isRevoked('garbled')).toBe(true));
    expect(log.lines().map(({ level }) => level)).toContain('error');
  });
});
