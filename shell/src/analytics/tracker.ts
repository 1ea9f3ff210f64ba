import { fitsEventData } from '@hearthway/contracts/analytics';
import type { Platform } from '@hearthway/contracts/platform';
import { inBatches } from './batches.js';
import type { Delivery, ReportedEvent } from './delivery.js';
import { randomId } from './random-id.js';

export interface TrackerDependencies {
  readonly delivery: Delivery;
  readonly visitId: string;
}

const enoughToSend = 20;
const longestWaitMilliseconds = 2_000;
const secondTryMilliseconds = 10_000;

/**
 * Gathers what happens and reports it in batches: twenty at once, or what there is two seconds after the first. A batch
 * that fails is sent once more, with the same ids, so that it is kept once. What is left goes when the page is left.
 */
export function createTracker({ delivery, visitId }: TrackerDependencies): Platform['track'] {
  const gathered: ReportedEvent[] = [];
  const waitingForSecondTry = new Set<readonly ReportedEvent[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function takeGathered(): ReportedEvent[] {
    clearTimeout(timer);
    timer = undefined;
    return gathered.splice(0);
  }

  function sendGathered(): void {
    for (const batch of inBatches(takeGathered())) void send(batch, 'first try');
  }

  async function send(batch: readonly ReportedEvent[], attempt: 'first try' | 'second try'): Promise<void> {
    const outcome = await delivery.send(batch);
    if (outcome === 'taken') return;
    if (outcome === 'refused' || attempt === 'second try') {
      console.debug('Events were not delivered', outcome, batch.length);
      return;
    }
    waitingForSecondTry.add(batch);
    setTimeout(() => {
      if (waitingForSecondTry.delete(batch)) void send(batch, 'second try');
    }, secondTryMilliseconds);
  }

  function sendOnLeaving(): void {
    const left = [...waitingForSecondTry].flat().concat(takeGathered());
    waitingForSecondTry.clear();
    for (const batch of inBatches(left)) delivery.sendOnLeaving(batch);
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendOnLeaving();
  });
  window.addEventListener('pagehide', sendOnLeaving);

  return ({ eventType, eventSource, eventData = {} }) => {
    if (!fitsEventData(eventData)) {
      // It would have all that is sent with it refused.
      console.debug('An event is too large to be tracked', eventType, eventSource);
      return;
    }
    const occurredAt = new Date().toISOString();
    gathered.push({ eventType, eventSource, eventData: { ...eventData }, eventId: randomId(), visitId, occurredAt });
    if (gathered.length >= enoughToSend) sendGathered();
    else timer ??= setTimeout(sendGathered, longestWaitMilliseconds);
  };
}
