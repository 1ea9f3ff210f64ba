import { eventually } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { memoryBroker } from '../messaging/testing/memory-broker.js';
import { MemoryBus } from '../messaging/testing/memory-bus.js';
import { captureLog } from '../testing/index.js';
import { createRevocationList, type Revocation, type RevocationList } from './index.js';

const eventType = 'identity.session-revoked.v1';
const begin = Date.parse('2026-01-05T10:00:00Z');
const atMinute = (minute: number): string => new Date(begin + minute * 60_000).toISOString();

describe('a revocation list', () => {
  const lists: RevocationList[] = [];
  afterEach(async () => {
    for (const list of lists.splice(0)) await list.stop();
  });

  function world(initial: () => Promise<Revocation[]>) {
    const bus = new MemoryBus();
    const broker = memoryBroker({ bus });
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
    const tell = async (content: string) => {
      await broker.publish(
        { routingKey: eventType, mandatory: false },
        { id: 'event-1', content: Buffer.from(content) },
      );
    };
    return { broker, clock, list, log, tell };
  }

  it('knows what was revoked before it started, and what is announced later', async () => {
    const { broker, list, tell } = world(() => Promise.resolve([{ sessionId: 'old', expiresAt: atMinute(15) }]));
    await broker.connect();
    await list.start();
    expect(list.isRevoked('old')).toBe(true);
    expect(list.isRevoked('new')).toBe(false);

    await tell(JSON.stringify({ sessionId: 'new', expiresAt: atMinute(15) }));

    await eventually(() => expect(list.isRevoked('new')).toBe(true));
  });

  it('forgets a revocation when its last token has expired anyway', async () => {
    const { broker, clock, list } = world(() => Promise.resolve([{ sessionId: 'old', expiresAt: atMinute(15) }]));
    await broker.connect();
    await list.start();

    clock.now = Date.parse(atMinute(15));

    expect(list.isRevoked('old')).toBe(false);
  });

  it('reads the list again after a reconnect, since it may have missed something', async () => {
    const revocations: Revocation[] = [];
    const { broker, list } = world(() => Promise.resolve(revocations));
    await broker.connect();
    await list.start();
    revocations.push({ sessionId: 'missed', expiresAt: atMinute(15) });

    await broker.connect();

    await eventually(() => expect(list.isRevoked('missed')).toBe(true));
  });

  it('starts without its owner and reads the list once it answers', async () => {
    let tries = 0;
    const { broker, list } = world(() => {
      tries += 1;
      if (tries < 3) return Promise.reject(new Error('not there yet'));
      return Promise.resolve([{ sessionId: 'old', expiresAt: atMinute(15) }]);
    });
    await broker.connect();
    await list.start();
    expect(list.isLoaded()).toBe(false);

    await eventually(() => expect(list.isLoaded()).toBe(true));
    expect(list.isRevoked('old')).toBe(true);
  });

  it('reads the whole list after an unreadable event', async () => {
    const revocations: Revocation[] = [];
    const { broker, list, log, tell } = world(() => Promise.resolve(revocations));
    await broker.connect();
    await list.start();
    revocations.push({ sessionId: 'garbled', expiresAt: atMinute(15) });

    await tell('{"half');

    await eventually(() => expect(list.isRevoked('garbled')).toBe(true));
    expect(log.lines().map(({ level }) => level)).toContain('error');
  });
});
