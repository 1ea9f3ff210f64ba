import { figuresOf, type Figure } from './figures.js';

/** What a turn’s tools and cited rows say. */
export interface Evidence {
  /** A text that the turn rests on. */
  add(text: string): void;
  /** The figures of a text that nothing added so far supports, as written. */
  unsupported(text: string): readonly string[];
}

/**
 * A figure is supported by one of the same kind that equals it, or that rounds to it the way figures are shown: by at
 * most half a percent for money, to whole percents from ten percent up. A count needs the same unit if both have one.
 */
export function collectEvidence(): Evidence {
  const facts: Figure[] = [];
  const seen = new Set<string>();
  return {
    add(text) {
      for (const figure of figuresOf(text)) {
        const key = JSON.stringify({ ...figure, text: '' });
        if (seen.has(key)) continue;
        seen.add(key);
        facts.push(figure);
      }
    },
    unsupported: (text) =>
      figuresOf(text)
        .filter((figure) => !facts.some((fact) => supports(fact, figure)))
        .map((figure) => figure.text),
  };
}

function supports(fact: Figure, figure: Figure): boolean {
  if (figure.kind === 'date') return fact.kind === 'date' && isSameDate(fact, figure);
  if (figure.kind === 'time') return fact.kind === 'time' && fact.value === figure.value;
  if (figure.kind === 'weekday') return weekdayOf(fact) === figure.value;
  if (figure.kind === 'count') return supportsCount(fact, figure);
  if (fact.kind !== figure.kind) return fact.kind === 'count' && fact.unit === null && fact.value === figure.value;
  return isClose(fact.value, figure.value) || isRounding(fact.value, figure);
}

function supportsCount(fact: Figure, figure: Figure & { kind: 'count' }): boolean {
  if (fact.kind === 'date') return figure.unit === null && fact.year === figure.value;
  if (fact.kind === 'time' || fact.kind === 'weekday') return false;
  if (!isClose(fact.value, figure.value)) return fact.kind === 'count' && areSameSpan(fact, figure);
  if (fact.kind === 'count') return fact.unit === null || figure.unit === null || fact.unit === figure.unit;
  // "412,000" for $412,000; but "45 days" is not supported by 45%.
  return figure.unit === null;
}

function weekdayOf(fact: Figure): number | undefined {
  if (fact.kind === 'weekday') return fact.value;
  if (fact.kind !== 'date' || fact.year === null || fact.day === null) return undefined;
  return new Date(Date.UTC(fact.year, fact.month - 1, fact.day)).getUTCDay();
}

/** 360 months are 30 years. */
function areSameSpan(fact: Figure & { kind: 'count' }, figure: Figure & { kind: 'count' }): boolean {
  const monthsOf = ({ value, unit }: Figure & { kind: 'count' }) =>
    unit === 'year' ? value * 12 : unit === 'month' ? value : undefined;
  const months = monthsOf(fact);
  return months !== undefined && months === monthsOf(figure);
}

const isClose = (one: number, other: number) => Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(one));

function isRounding(fact: number, { kind, value, step }: Figure & { kind: 'money' | 'percent' }): boolean {
  const difference = Math.abs(fact - value);
  if (difference > step / 2 + 1e-9) return false;
  return kind === 'money'
    ? difference <= Math.max(0.5, Math.abs(fact) / 200)
    : step <= 0.1 || (step === 1 && value >= 10);
}

type DateFigure = Figure & { kind: 'date' };

function isSameDate(fact: DateFigure, figure: DateFigure): boolean {
  if (fact.month !== figure.month) return false;
  if (figure.day !== null && fact.day !== figure.day) return false;
  return figure.year === null || fact.year === null || fact.year === figure.year;
}
