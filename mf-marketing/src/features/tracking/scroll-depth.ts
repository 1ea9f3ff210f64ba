import { scrollTracking } from '@hearthway/contracts/constants';

const { milestonesPercent, reportEveryPercent } = scrollTracking;

export type Section = keyof typeof milestonesPercent;
const sections = Object.keys(milestonesPercent) as Section[];

/** In CSS pixels. */
export interface ScrollPosition {
  readonly scrolled: number;
  readonly viewport: number;
  readonly page: number;
}

/** How much of the way to the foot of the page has been scrolled, 0 to 100; a page that does not scroll stays at 0. */
export function depthPercent({ scrolled, viewport, page }: ScrollPosition): number {
  const room = page - viewport;
  if (room <= 0) return 0;
  // Browsers scroll by fractions of a pixel and round the page's height: at the foot, up to one pixel is missing.
  if (scrolled >= room - 1) return 100;
  return Math.max(0, (scrolled / room) * 100);
}

/** What has been told of one view of a page. */
export interface ToldDepth {
  readonly sections: readonly Section[];
  readonly maximumPercent: number;
}

export const nothingTold: ToldDepth = { sections: [], maximumPercent: 0 };

export interface NewDepth {
  readonly sections: readonly Section[];
  /** A multiple of the step of reports; absent when none has been passed. */
  readonly maximumPercent?: number;
  readonly told: ToldDepth;
}

/** What is new at a depth. A jump over several steps tells the last of them; every section on the way counts as reached. */
export function newAt(percent: number, told: ToldDepth): NewDepth {
  const reached = sections.filter(
    (section) => percent >= milestonesPercent[section] && !told.sections.includes(section),
  );
  const step = Math.floor(percent / reportEveryPercent) * reportEveryPercent;
  const isDeeper = step > told.maximumPercent;
  return {
    sections: reached,
    ...(isDeeper && { maximumPercent: step }),
    told: { sections: [...told.sections, ...reached], maximumPercent: isDeeper ? step : told.maximumPercent },
  };
}
