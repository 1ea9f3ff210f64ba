import {
  healthWindowSeconds,
  visitorSet,
  type HealthReport,
  type LiveSlice,
  type VersionHealth,
  type VisitorSet,
} from '@hearthway/contracts/releases';
import { shellName } from '../pages/site.js';
import { getsCanary } from '../visitors/canary-bucket.js';

/** What a browser saw in the place of a slice. */
export interface Mounting {
  readonly slice: string;
  readonly version: string;
  readonly failed: boolean;
}

/** What visitors meet while a slice has a canary. */
export interface Outcomes {
  /** Only if the visitor gets that version of the slice. */
  noteMounting(bucket: number, mounting: Mounting): void;
  /** The visitor gets a page, which the shell is to start in. */
  noteServing(bucket: number): void;
  /** A call of a service, which concerns all slices with a canary: it isn't known which one called. */
  noteCall(bucket: number, isUnanswered: boolean): void;
  /** Sends what was noted since the last time, or couldn't be sent then. Rejects if it can't be sent. */
  report(send: (report: HealthReport) => Promise<void>): Promise<void>;
}

export interface OutcomesOptions {
  /** Those that browsers get. */
  readonly canaries: () => readonly LiveSlice[];
  readonly now: () => number;
}

type Seen = Record<Exclude<keyof VersionHealth, 'version'>, VisitorSet>;

interface SeenOfSlice extends Record<'canary' | 'live', Seen> {
  readonly versions: Record<'slice' | 'canary' | 'live', string>;
}

interface SeenInWindow {
  readonly window: number;
  /** By slice and versions. */
  readonly slices: Map<string, SeenOfSlice>;
  isReported: boolean;
}

/** Of windows, while they can't be reported. The registry takes no older ones. */
const mostWindows = 4;
/** As many as a report may have. */
const mostSlices = 20;

export function createOutcomes({ canaries, now }: OutcomesOptions): Outcomes {
  let windows: SeenInWindow[] = [];

  function currentWindow(): SeenInWindow {
    const window = Math.floor(now() / 1_000 / healthWindowSeconds);
    const last = windows.at(-1);
    if (last?.window === window) return last;
    const next = { window, slices: new Map<string, SeenOfSlice>(), isReported: true };
    windows = [...windows, next].slice(-mostWindows);
    return next;
  }

  /** What visitors in this bucket get of a slice, to be noted. */
  function seenBy(bucket: number, live: LiveSlice): { readonly version: string; readonly seen: Seen } | undefined {
    if (!live.canary) return undefined;
    const current = currentWindow();
    const key = [live.slice, live.version, live.canary.version].join(' ');
    const known = current.slices.get(key);
    if (!known && current.slices.size === mostSlices) return undefined;
    const ofSlice = known ?? {
      versions: { slice: live.slice, canary: live.canary.version, live: live.version },
      canary: nobody(),
      live: nobody(),
    };
    current.slices.set(key, ofSlice);
    return getsCanary(live, bucket)
      ? { version: live.canary.version, seen: ofSlice.canary }
      : { version: live.version, seen: ofSlice.live };
  }

  const seenOf = (slice: string, bucket: number): ReturnType<typeof seenBy> => {
    const live = canaries().find((one) => one.slice === slice);
    return live && seenBy(bucket, live);
  };

  return {
    noteMounting(bucket, { slice, version, failed }) {
      const found = seenOf(slice, bucket);
      if (found?.version !== version) return;
      found.seen[failed ? 'failed' : 'mounted'].add(bucket);
      currentWindow().isReported = false;
    },
    noteServing(bucket) {
      const found = seenOf(shellName, bucket);
      if (!found) return;
      found.seen.served.add(bucket);
      currentWindow().isReported = false;
    },
    noteCall(bucket, isUnanswered) {
      for (const live of canaries()) {
        const found = seenBy(bucket, live);
        found?.seen.called.add(bucket);
        if (isUnanswered) found?.seen.unanswered.add(bucket);
        if (found) currentWindow().isReported = false;
      }
    },
    async report(send) {
      for (const seen of windows.filter(({ isReported }) => !isReported)) {
        seen.isReported = true;
        await send(reportOf(seen)).catch((error: unknown) => {
          seen.isReported = false;
          throw error;
        });
      }
    },
  };
}

const nobody = (): Seen => ({
  served: visitorSet(),
  mounted: visitorSet(),
  failed: visitorSet(),
  called: visitorSet(),
  unanswered: visitorSet(),
});

const reportOf = ({ window, slices }: SeenInWindow): HealthReport => ({
  window,
  slices: [...slices.values()].map(({ versions, canary, live }) => ({
    slice: versions.slice,
    canary: { version: versions.canary, ...asText(canary) },
    live: { version: versions.live, ...asText(live) },
  })),
});

const asText = ({ served, mounted, failed, called, unanswered }: Seen) => ({
  served: String(served),
  mounted: String(mounted),
  failed: String(failed),
  called: String(called),
  unanswered: String(unanswered),
});
