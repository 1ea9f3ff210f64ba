import type { Sample } from './fisher.js';

export type SliceOutcome = 'mounted' | 'failed';

/** In how many tabs the versions of slices mounted or failed lately. Nothing else is known of a tab. */
export interface SliceHealth {
  /** Counts only versions that are live. */
  report(slice: string, version: string, outcome: SliceOutcome): void;
  sample(slice: string, version: string): Sample;
  /** Forgets versions that are live no longer. */
  forgetOthers(): void;
}

interface Window {
  readonly number: number;
  failed: number;
  total: number;
}

export const windowMilliseconds = 5_000;
/** Five minutes: enough tabs to compare with, and what has healed is forgotten. */
const windowsCounted = 60;

export interface SliceHealthOptions {
  /** Milliseconds from any start. */
  readonly now: () => number;
  /** For everybody or as a canary. */
  readonly isLive: (slice: string, version: string) => boolean;
}

export function createSliceHealth({ now, isLive }: SliceHealthOptions): SliceHealth {
  const counts = new Map<string, Window[]>();
  const keyOf = (slice: string, version: string) => `${slice}/${version}`;
  const currentWindow = () => Math.floor(now() / windowMilliseconds);

  return {
    report(slice, version, outcome) {
      if (!isLive(slice, version)) return;
      const windows = counts.get(keyOf(slice, version)) ?? [];
      counts.set(keyOf(slice, version), windows);
      const number = currentWindow();
      let last = windows.at(-1);
      if (last?.number !== number) {
        last = { number, failed: 0, total: 0 };
        windows.push(last);
        if (windows.length > windowsCounted) windows.shift();
      }
      last.total += 1;
      if (outcome === 'failed') last.failed += 1;
    },
    sample(slice, version) {
      const oldest = currentWindow() - windowsCounted;
      const recent = (counts.get(keyOf(slice, version)) ?? []).filter(({ number }) => number > oldest);
      return {
        failed: recent.reduce((sum, { failed }) => sum + failed, 0),
        total: recent.reduce((sum, { total }) => sum + total, 0),
      };
    },
    forgetOthers() {
      for (const key of counts.keys()) {
        const [slice = '', version = ''] = key.split('/');
        if (!isLive(slice, version)) counts.delete(key);
      }
    },
  };
}
