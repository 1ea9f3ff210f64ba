import { healthWindowSeconds, type HealthReport } from '@hearthway/contracts/releases';
import type { Logger } from '@hearthway/service-kit';
import type { Canaries, LiveCanary } from '../deployments/index.js';
import type { HealthStore } from './health-store.js';
import {
  compareCanary,
  healthSpanSeconds,
  judgeCanary,
  type FailureInSpan,
  type SeenInWindow,
} from './judge-canary.js';

interface Dependencies {
  readonly canaries: Canaries;
  readonly reports: Pick<HealthStore, 'keep' | 'find'>;
  readonly now: () => Date;
  readonly logger: Logger;
}

interface Report extends HealthReport {
  readonly environment: string;
  /** The gateway. */
  readonly instance: string;
  readonly correlationId: string;
}

/** Clocks of gateways may differ by so many windows. */
const mostApart = 3;
const longestSpan = Math.max(...healthSpanSeconds);
const windowOf = (date: Date): number => Math.floor(date.getTime() / 1_000 / healthWindowSeconds);

/**
 * Adds what a gateway has seen to what is known, and takes back each canary that turns out to be bad.
 * @throws AggregateError of those for which that couldn't be done
 */
export async function watchCanaries(dependencies: Dependencies, report: Report): Promise<void> {
  const { environment, window } = report;
  if (Math.abs(window - windowOf(dependencies.now())) > mostApart) return;
  const failed = new Map<string, unknown>();
  for (const live of await dependencies.canaries.find(environment)) {
    await watchCanary(dependencies, live, report).catch((error: unknown) => failed.set(live.slice, error));
  }
  if (failed.size > 0)
    throw new AggregateError(failed.values(), `No canary is watched of ${[...failed.keys()].join(', ')}`);
}

async function watchCanary(
  { canaries, reports, now, logger }: Dependencies,
  live: LiveCanary,
  { instance, window, slices, correlationId }: Report,
): Promise<void> {
  const seen = slices.find((one) => isOf(one, live));
  if (!seen || window < firstWindow(live)) return;
  await reports.keep(live, instance, { window, canary: seen.canary, live: seen.live }, now());
  const reason = judgeCanary(live.slice, await seenOf(live, window, reports), window);
  if (reason === undefined) return;
  const { environment, slice, canary } = live;
  if (await canaries.takeBack(live, reason, correlationId)) {
    logger.warn({ environment, slice, canary, reason }, 'took back a canary');
  }
}

/** What visitors of a slice's canary met in the longest span until now. */
export async function healthOf(
  { canaries, reports, now }: Pick<Dependencies, 'canaries' | 'reports' | 'now'>,
  environment: string,
  slice: string,
): Promise<FailureInSpan[]> {
  const live = (await canaries.find(environment)).find((one) => one.slice === slice);
  const window = windowOf(now());
  return live ? compareCanary(await seenOf(live, window, reports), window, longestSpan) : [];
}

const seenOf = (live: LiveCanary, window: number, reports: Pick<HealthStore, 'find'>): Promise<SeenInWindow[]> =>
  reports.find(live, Math.max(firstWindow(live), window - longestSpan / healthWindowSeconds), window);

/** In the window in which it began, an earlier try of the same version may have ended. */
const firstWindow = ({ since, isRepeated }: LiveCanary): number => windowOf(since) + (isRepeated ? 1 : 0);

const isOf = (seen: HealthReport['slices'][number], { slice, canary, live }: LiveCanary): boolean =>
  seen.slice === slice && seen.canary.version === canary && seen.live.version === live;
