import { healthWindowSeconds, type HealthReport } from '@hearthway/contracts/releases';
import type { Logger } from '@hearthway/service-kit';
import type { Canaries, LiveCanary } from '../deployments/index.js';
import type { HealthStore } from './health-store.js';
import { healthSpanSeconds, judgeCanary } from './judge-canary.js';

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
const longestSpan = Math.max(...healthSpanSeconds) / healthWindowSeconds;
const windowOf = (date: Date): number => Math.floor(date.getTime() / 1_000 / healthWindowSeconds);

/** Adds what a gateway has seen to what is known, and takes back each canary that turns out to be bad. */
export async function watchCanaries(
  { canaries, reports, now, logger }: Dependencies,
  { environment, instance, window, slices, correlationId }: Report,
): Promise<void> {
  if (Math.abs(window - windowOf(now())) > mostApart) return;
  for (const live of await canaries.find(environment)) {
    const seen = slices.find((one) => isOf(one, live));
    // In the window in which it began, an earlier try of the same version may have ended.
    const first = windowOf(live.since) + 1;
    if (!seen || window < first) continue;
    await reports.keep(live, instance, { window, canary: seen.canary, live: seen.live }, now());
    const known = await reports.find(live, Math.max(first, window - longestSpan), window);
    const reason = judgeCanary(live.slice, known, window);
    if (reason === undefined) continue;
    const { slice, canary } = live;
    if (await canaries.takeBack(live, reason, correlationId)) {
      logger.warn({ environment, slice, canary, reason }, 'took back a canary');
    }
  }
}

const isOf = (seen: HealthReport['slices'][number], { slice, canary, live }: LiveCanary): boolean =>
  seen.slice === slice && seen.canary.version === canary && seen.live.version === live;
