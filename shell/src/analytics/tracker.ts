import { fitsEventData } from '@hearthway/contracts/analytics';
import type { Platform } from '@hearthway/contracts/platform';
import { splitIntoBatches } from './batches.js';
import type { Delivery, ReportedEvent } from './delivery.js';
import { randomId } from './random-id.js';

export interface TrackerDependencies {
  readonly delivery: Delivery;
  readonly visitId: string;
}

const batchSize = 20;
const maximumWaitMilliseconds = 2_000;
const retryMilliseconds = 10_000;

/**
 * Queues events and sends them in batches: at twenty events, or two seconds after the first. Retries a failed batch once,
 * with the same ids so that the service can drop duplicates. Flushes when the page is hidden or left.
 */
export function createTracker({ delivery, visitId }: TrackerDependencies): Platform['track'] {
  const queue: ReportedEvent[] = [];
  const awaitingRetry = new Set<readonly ReportedEvent[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function takeQueue(): ReportedEvent[] {
    clearTimeout(timer);
    timer = undefined;
    return queue.splice(0);
  }

  function sendQueue(): void {
    for (const batch of splitIntoBatches(takeQueue())) void send(batch, 'first');
  }

  async function send(batch: readonly ReportedEvent[], attempt: 'first' | 'retry'): Promise<void> {
    const outcome = await delivery.send(batch);
    if (outcome === 'accepted') return;
    if (outcome === 'rejected' || attempt === 'retry') {
      console.debug('Events were not delivered', outcome, batch.length);
      return;
    }
    awaitingRetry.add(batch);
    setTimeout(() => {
      if (awaitingRetry.delete(batch)) void send(batch, 'retry');
    }, retryMilliseconds);
  }

  function sendOnLeaving(): void {
    const pending = [...awaitingRetry].flat().concat(takeQueue());
    awaitingRetry.clear();
    for (const batch of splitIntoBatches(pending)) delivery.sendOnLeaving(batch);
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendOnLeaving();
  });
  window.addEventListener('pagehide', sendOnLeaving);

  return ({ eventType, eventSource, eventData = {} }) => {
    if (!fitsEventData(eventData)) {
      // It would get the whole batch rejected.
      console.debug('An event is too large to be tracked', eventType, eventSource);
      return;
    }
    const occurredAt = new Date().toISOString();
    queue.push({ eventType, eventSource, eventData: { ...eventData }, eventId: randomId(), visitId, occurredAt });
    if (queue.length >= batchSize) sendQueue();
    else timer ??= setTimeout(sendQueue, maximumWaitMilliseconds);
  };
}
