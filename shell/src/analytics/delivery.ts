import { trackEventsPath, type trackEvents } from '@hearthway/contracts/analytics';
import type { OperationInput } from '@hearthway/contracts/operation';
import type { Transport } from '@hearthway/contracts/platform';

export type ReportedEvent = NonNullable<OperationInput<typeof trackEvents>['body']['events'][number]>;

export interface Delivery {
  /** `failed` is worth a retry, `rejected` isn't. The promise never rejects. */
  readonly send: (events: readonly ReportedEvent[]) => Promise<'accepted' | 'rejected' | 'failed'>;
  /** Fire and forget, for when the page is going away. */
  readonly sendOnLeaving: (events: readonly ReportedEvent[]) => void;
}

/** Sends batches to svc-analytics without cookies or token (a beacon sends cookies regardless). */
export function createDelivery(bare: Transport): Delivery {
  async function post(body: string): Promise<'accepted' | 'rejected' | 'failed'> {
    try {
      const response = await bare(trackEventsPath, {
        method: 'POST',
        keepalive: true, // still delivers if the user leaves the page
        credentials: 'omit',
        headers: { 'content-type': 'application/json' },
        body,
      });
      // Until its body is read, a response counts as loading, and leaving the page would abort it, which browsers report.
      await response.text();
      if (response.ok) return 'accepted';
      const { status } = response;
      return status === 429 || status >= 500 ? 'failed' : 'rejected';
    } catch {
      return 'failed'; // network error: the caller retries and logs
    }
  }

  return {
    send: (events) => post(JSON.stringify({ events })),
    sendOnLeaving(events) {
      const body = JSON.stringify({ events });
      const queued =
        'sendBeacon' in navigator &&
        navigator.sendBeacon(trackEventsPath, new Blob([body], { type: 'application/json' }));
      if (!queued) void post(body);
    },
  };
}
