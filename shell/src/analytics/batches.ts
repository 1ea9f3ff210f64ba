import { eventBatchMaximum } from '@hearthway/contracts/analytics';

/** Browsers limit beacons and keepalive requests to 64 KB in total. */
const maximumBytes = 60_000;

/** Splits events into batches that the service accepts and that fit into a beacon. */
export function splitIntoBatches<Event>(events: readonly Event[]): Event[][] {
  const batches: Event[][] = [];
  let batch: Event[] = [];
  let bytes = Infinity;
  for (const event of events) {
    const size = new TextEncoder().encode(JSON.stringify(event)).length + 1;
    if (bytes + size > maximumBytes || batch.length === eventBatchMaximum) {
      batches.push((batch = []));
      bytes = '{"events":[]}'.length;
    }
    batch.push(event);
    bytes += size;
  }
  return batches;
}
