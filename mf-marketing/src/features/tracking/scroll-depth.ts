import { scrollTracking } from '@hearthway/contracts/constants';

const { milestonesPercent, reportEveryPercent } = scrollTracking;

export type Section = keyof typeof milestonesPercent;
const sections = Object.keys(milestonesPercent) as Section[];

/** CSS pixels. */
export interface ScrollPosition {
  readonly scrolled: number;
  readonly viewport: number;
  readonly page: number;
}

/** 0 to 100; 0 for a page that does not scroll. */
export function depthPercent({ scrolled, viewport, page }: ScrollPosition): number {
  const scrollable = page - viewport;
  if (scrollable <= 0) return 0;
  // Scroll positions are fractional but the page height is rounded, so the bottom can be up to a pixel off.
  if (scrolled >= scrollable - 1) return 100;
  return Math.max(0, (scrolled / scrollable) * 100);
}

/** Reported so far for one page view. */
export interface ReportedDepth {
  readonly sections: readonly Section[];
  readonly maximumPercent: number;
}

export const nothingReported: ReportedDepth = { sections: [], maximumPercent: 0 };

export interface DepthReport {
  readonly sections: readonly Section[];
  /** A multiple of the reporting step; absent when no new one was reached. */
  readonly maximumPercent?: number;
  readonly reported: ReportedDepth;
}

/** After a jump, reports only the deepest step, but every section on the way. */
export function newDepth(percent: number, reported: ReportedDepth): DepthReport {
  const reached = sections.filter(
    (section) => percent >= milestonesPercent[section] && !reported.sections.includes(section),
  );
  const step = Math.floor(percent / reportEveryPercent) * reportEveryPercent;
  const isDeeper = step > reported.maximumPercent;
  return {
    sections: reached,
    ...(isDeeper && { maximumPercent: step }),
    reported: {
      sections: [...reported.sections, ...reached],
      maximumPercent: isDeeper ? step : reported.maximumPercent,
    },
  };
}
