import type { Page } from '@playwright/test';
import { MongoClient } from 'mongodb';

/** An event as svc-analytics stores it. */
export interface StoredEvent {
  readonly _id: string;
  readonly eventType: string;
  readonly eventSource: string;
  readonly eventData: Readonly<Record<string, unknown>>;
  readonly visitId: string;
}

/**
 * Stored events of the visit in this tab, in order. Read from the database, because Playwright does not see requests
 * sent on page exit.
 */
export async function storedEvents(page: Page): Promise<StoredEvent[]> {
  const visitId = await page.evaluate(() => sessionStorage.getItem('hearthway_visit'));
  if (visitId === null) throw new Error('The tab has no visit');
  const mongo = await new MongoClient(databaseUrl()).connect();
  try {
    const events = mongo.db('hearthway_analytics').collection<StoredEvent>('events');
    return await events.find({ visitId }).sort({ occurredAt: 1 }).toArray();
  } finally {
    await mongo.close();
  }
}

export const ofType = (events: readonly StoredEvent[], type: string): readonly StoredEvent[] =>
  events.filter(({ eventType }) => eventType === type);

/** Records every attempt to send events, by any API, in the page's storage. */
export async function recordReports(page: Page): Promise<{ readonly count: () => Promise<number> }> {
  await page.addInitScript(() => {
    const note = (address: unknown) => {
      if (String(address).includes('/api/analytics/')) {
        localStorage.setItem('reports', String(Number(localStorage.getItem('reports')) + 1));
      }
    };
    const { fetch, navigator } = window;
    window.fetch = (input, init) => {
      note(input instanceof Request ? input.url : input);
      return fetch(input, init);
    };
    navigator.sendBeacon = (url, data) => {
      note(url);
      return Navigator.prototype.sendBeacon.call(navigator, url, data);
    };
  });
  return { count: () => page.evaluate(() => Number(localStorage.getItem('reports'))) };
}

function databaseUrl(): string {
  const url = process.env['E2E_MONGODB_URL'];
  if (!url) throw new Error('E2E_MONGODB_URL must name the engine of the system under test');
  return url;
}
