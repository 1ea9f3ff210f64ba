import { eventually } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startAnalyticsProcess, type AnalyticsProcess } from '../testing/index.js';

let analytics: AnalyticsProcess;
afterEach(() => analytics.remove());

/** Sends batch after batch until the service is gone, and collects the ids of accepted events. */
async function sendUntilItEnds(url: string, accepted: string[]): Promise<void> {
  for (;;) {
    const events = Array.from({ length: 20 }, () => ({
      eventType: 'click',
      eventSource: 'test',
      eventData: { element: 'x'.repeat(200) },
      eventId: randomUUID(),
    }));
    try {
      const response = await fetch(`${url}/api/analytics/events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ events }),
      });
      // Refused while too many wait.
      if (response.status === 202) accepted.push(...events.map(({ eventId }) => eventId));
    } catch (error) {
      if (error instanceof TypeError) return; // the connection is gone
      throw error;
    }
  }
}

describe('a service that is stopped while it works', () => {
  it.each([
    ['SIGTERM', 0],
    ['SIGKILL', null],
  ] as const)('by %s has stored everything it accepted', async (signal, exitCode) => {
    analytics = await startAnalyticsProcess();
    const accepted: string[] = [];
    const senders = Array.from({ length: 16 }, () => sendUntilItEnds(analytics.url, accepted));
    await eventually(() => expect(accepted.length).toBeGreaterThan(1_000));
    expect(await analytics.end(signal)).toBe(exitCode);
    await Promise.all(senders);
    expect(await analytics.events.countDocuments({ _id: { $in: accepted } })).toBe(accepted.length);
  });
});
