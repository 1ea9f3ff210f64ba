import { trackEvent } from '@hearthway/contracts/analytics';
import type { Platform, Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

/** Reports events to the analytics service. A page that is being left still delivers; nothing of a failure shows. */
export function createTrack(bare: Transport): Platform['track'] {
  const lasting: Transport = (path, init) => bare(path, { ...init, keepalive: true });
  return ({ eventType, eventSource, eventData = {} }) => {
    callOperation(lasting, trackEvent, { body: { eventType, eventSource, eventData: { ...eventData } } }).catch(
      (error: unknown) => {
        console.debug('An event was not delivered', error);
      },
    );
  };
}
