import { homePath } from '@hearthway/contracts/page-paths';
import { firstLoadBudget } from '@hearthway/contracts/releases';

/** A figure of a cold load, its format, and its goal. */
export interface Figure {
  readonly title: string;
  readonly unit: string;
  readonly digits: number;
  readonly atMost?: number;
  readonly of: (load: PageLoad) => number;
}

/** A cold load of a page. Times are in milliseconds since the navigation, sizes in transferred bytes. */
export interface PageLoad {
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly largestElement: LargestElement;
  readonly layoutShift: number;
  readonly totalBlockingTime: number;
  /** When React has hydrated the page's main heading. */
  readonly interactive: number;
  readonly scriptBytesUntilInteractive: number;
  readonly scriptBytes: number;
  readonly bytes: number;
  readonly requests: number;
  /** Requests that had to follow one another; the HTML is 1. */
  readonly depthOfFirstPaint: number;
}

export interface LargestElement {
  readonly tag: string;
  /** The beginning of its text; empty for a picture. */
  readonly text: string;
  readonly isInRawHtml: boolean;
}

const kilobyte = 1024;

/** The goals are for the landing page as the gateway serves it. */
export const figures: readonly Figure[] = [
  {
    title: 'largest contentful paint',
    unit: 'ms',
    digits: 0,
    atMost: 1500,
    of: (load) => load.largestContentfulPaint,
  },
  { title: 'first contentful paint', unit: 'ms', digits: 0, of: (load) => load.firstContentfulPaint },
  { title: 'cumulative layout shift', unit: '', digits: 3, atMost: 0.02, of: (load) => load.layoutShift },
  { title: 'total blocking time', unit: 'ms', digits: 0, atMost: 150, of: (load) => load.totalBlockingTime },
  { title: 'interactive', unit: 'ms', digits: 0, of: (load) => load.interactive },
  {
    title: 'JavaScript until interactive',
    unit: 'KB',
    digits: 1,
    atMost: firstLoadBudget({ path: homePath, access: 'public', isPrerendered: true }).scripts / kilobyte,
    of: (load) => load.scriptBytesUntilInteractive / kilobyte,
  },
  { title: 'JavaScript until quiet', unit: 'KB', digits: 1, of: (load) => load.scriptBytes / kilobyte },
  { title: 'first view, all bytes', unit: 'KB', digits: 1, atMost: 300, of: (load) => load.bytes / kilobyte },
  { title: 'requests', unit: '', digits: 0, of: (load) => load.requests },
  {
    title: 'request depth of the first paint',
    unit: '',
    digits: 0,
    atMost: 2,
    of: (load) => load.depthOfFirstPaint,
  },
];

export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** @throws RangeError when there are no values */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((left, right) => left - right);
  const [least] = sorted;
  const most = sorted.at(-1);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (least === undefined || most === undefined || upper === undefined || lower === undefined) {
    throw new RangeError('A median needs at least one value');
  }
  return { median: (lower + upper) / 2, least, most };
}

export interface Shift {
  readonly at: number;
  readonly value: number;
}

/** Cumulative layout shift: the worst burst, with gaps under one second and five seconds at most. */
export function cumulativeLayoutShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let burst = { began: -Infinity, last: -Infinity, sum: 0 };
  for (const { at, value } of shifts) {
    const goesOn = at - burst.last < 1000 && at - burst.began < 5000;
    burst = goesOn ? { ...burst, last: at, sum: burst.sum + value } : { began: at, last: at, sum: value };
    worst = Math.max(worst, burst.sum);
  }
  return worst;
}

export interface Task {
  readonly at: number;
  readonly milliseconds: number;
}

/** The time of all tasks after the first paint beyond 50 ms each. */
export function totalBlockingTime(tasks: readonly Task[], firstContentfulPaint: number): number {
  return tasks
    .filter(({ at, milliseconds }) => at + milliseconds > firstContentfulPaint)
    .map(({ at, milliseconds }) => milliseconds - Math.max(0, firstContentfulPaint - at))
    .reduce((total, milliseconds) => total + Math.max(0, milliseconds - 50), 0);
}

/** Whether a text is in the raw HTML, ignoring tags and white space. */
export function isInHtml(html: string, text: string): boolean {
  return text !== '' && withoutSpace(textOf(html)).includes(withoutSpace(text));
}

/** The text without each part from `start` to `end`. */
function without(text: string, start: string, end: string): string {
  const [first = '', ...rest] = text.split(start);
  return first + rest.map((part) => part.slice(part.indexOf(end) + end.length)).join('');
}

function textOf(html: string): string {
  const uncommented = without(html, '<!--', '-->');
  return without(without(uncommented, '<script', '</script>'), '<style', '</style>')
    .replace(/<[^<>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

const withoutSpace = (text: string): string => text.replace(/\s+/g, '');
