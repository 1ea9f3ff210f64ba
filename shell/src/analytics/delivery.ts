import { trackEventsPath, type trackEvents } from '@hearthway/contracts/analytics';
import type { OperationInput } from '@hearthway/contracts/operation';
import type { Transport } from '@hearthway/contracts/platform';

export type ReportedEvent = NonNullable<OperationInput<typeof trackEvents>['body']['events'][number]>;

export interface Delivery {
  /** `failed` is worth another try, `refused` is not. Never rejects. */
  readonly send: (events: readonly ReportedEvent[]) => Promise<'taken' | 'refused' | 'failed'>;
  /** For a page that is being left, and will not hear how it went. */
  readonly sendOnLeaving: (events: readonly ReportedEvent[]) => void;
}

/** Batches on their way to the analytics service, without cookie or token where the browser lets us choose. */
export function createDelivery(bare: Transport): Delivery {
  async function post(body: string): Promise<'taken' | 'refused' | 'failed'> {
    try {
      const { ok, status } = await bare(trackEventsPath, {
        method: 'POST',
        keepalive: true, // a page that is left meanwhile still delivers
        credentials: 'omit',
        headers: { 'content-type': 'application/json' },
        body,
      });
      if (ok) return 'taken';
      return status === 429 || status >= 500 ? 'failed' : 'refused';
    } catch {
      return 'failed'; // no answer: the caller tries again, and logs what it gives up
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
