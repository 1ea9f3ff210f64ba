import { describe, expect, it } from '@jest/globals';
import { isQueueInTheMaking } from './rabbit-topology.js';

const answer = (code: number, text: string) =>
  new Error(`Operation failed: QueueDeclare; ${code} with message "${text}"`);

describe('a refused declaration', () => {
  it('can be repeated while the broker is creating the queue', () => {
    const text =
      "NOT_FOUND - home node 'hearthway@localhost' of durable queue 'journey.milestones' in vhost '/' is down or inaccessible";
    expect(
      isQueueInTheMaking(new Error(`Operation failed: QueueDeclare; 404 (NOT-FOUND) with message "${text}"`)),
    ).toBe(true);
  });

  it.each([
    answer(404, "NOT_FOUND - no queue 'journey.milestones' in vhost '/'"),
    answer(406, "PRECONDITION_FAILED - inequivalent arg 'x-message-ttl' for queue 'journey.milestones'"),
    'down or inaccessible',
  ])('is final otherwise: %s', (error) => {
    expect(isQueueInTheMaking(error)).toBe(false);
  });
});
