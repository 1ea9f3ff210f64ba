import { eventBatchMaximum } from '@hearthway/contracts/analytics';

/** Beacons and requests that outlive their page may be 64 KB together. */
const maximumBytes = 60_000;

/** Splits into batches that the service takes and that fit into a beacon. */
export function inBatches<Event>(events: readonly Event[]): Event[][] {
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
