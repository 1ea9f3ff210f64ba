import type { Amount } from './amounts.js';
import type { Label } from './labels.js';
import { monthNames } from './months.js';
import { endsLine, lineAt, sidesOfLines, startsLine } from './lines.js';
import { fits } from './plausible.js';
import type { Token } from './tokens.js';

/** A label with its amount: `3 beds`, `Year built: 1998`, or each on a line of its own. */
export interface Pair {
  readonly label: Label;
  readonly amount: Amount;
  /** All tokens of both, the last one exclusive. */
  readonly start: number;
  readonly end: number;
}

/**
 * Gives labels the amounts next to them, in the order of the text. An amount belongs to one label only, the first that it fits:
 * that tells `3 beds 2 baths` from `Beds 3 Baths 2`.
 */
export function pairsOf(
  tokens: readonly Token[],
  amounts: readonly Amount[],
  labels: readonly Label[],
): readonly Pair[] {
  const byStart = new Map(amounts.map((amount) => [amount.start, amount]));
  const byEnd = new Map(amounts.map((amount) => [amount.end, amount]));
  const sides = sidesOfLines(tokens, amounts, labels);
  const claimed = new Set<Amount>();

  /** Where a former sale's amount has to start: in `Last sold on Oct 31, 2025 for $410,000`, after `for`. */
  const afterDate = (end: number): number => {
    let place = end;
    while (place - end < 10 && !byStart.get(place)?.isMoney && isOfDate(tokens[place])) place += 1;
    return place;
  };

  const candidates = (label: Label): readonly (Amount | undefined)[] => {
    const after = afterGap(tokens, label.end);
    const shared = byEnd.get(label.start + 1);
    // `$420 monthly HOA fee`: the period of the amount is also the first word of the label.
    const beforeLabel = shared?.months === undefined ? byEnd.get(beforeGap(tokens, label.start)) : shared;
    const [amountBefore, amountAfter] = [beforeLabel, byStart.get(after.place)];
    if (label.kind === 'soldPrice' && label.side === 'after') return [byStart.get(afterDate(label.end))];
    if (after.hasColon || label.side === 'after') return [amountAfter];
    if (label.side === 'before') return [amountBefore];
    const isInLine = (amount?: Amount): boolean => lineAt(tokens, amount?.start ?? -1) === lineAt(tokens, label.start);
    const isOnOwnLine = amountBefore && startsLine(tokens, amountBefore.start) && endsLine(tokens, amountBefore.end);
    if (isInLine(amountBefore)) return [amountBefore, amountAfter];
    if (isInLine(amountAfter) || !isOnOwnLine) return [amountAfter];
    const isAfter = sides.get(lineAt(tokens, label.start)) === 'after' || label.kind === 'worth';
    return isAfter ? [amountAfter, amountBefore] : [amountBefore, amountAfter];
  };

  // `Baths: 2 full, 1 half` gives the parts, not the total.
  const partsFirst = [...labels.filter(isBarePart), ...labels.filter((label) => !isBarePart(label))];
  const pairs = partsFirst.flatMap((label): Pair[] => {
    const amount = candidates(label).find((one) => one && !claimed.has(one) && fits(one, label.kind, tokens));
    if (!amount) return [];
    claimed.add(amount);
    const [start, end] = [Math.min(amount.start, label.start), Math.max(amount.end, label.end)];
    return [{ label, amount, start, end }];
  });
  return pairs.sort((one, other) => one.start - other.start);
}

const isBarePart = ({ kind, side }: Label): boolean => side === 'before' && kind.endsWith('Bathrooms');

/** Where an amount has to end to be next to the label that starts here: in `4 large bedrooms`, before `large`. */
function beforeGap(tokens: readonly Token[], start: number): number {
  let place = start;
  while (start - place < 2 && gapsBefore.has(tokens[place - 1]?.text ?? '')) place -= 1;
  // `Reno, NV 89501. Taxes $1,912`
  const last = tokens[place - 1];
  return last?.kind === 'number' && last.hasPeriod ? -1 : place;
}

/** Where an amount has to start: in `HOA dues: about $85`, after `about`. */
function afterGap(tokens: readonly Token[], end: number): { place: number; hasColon: boolean } {
  let [place, hasColon] = [end, false];
  for (; place - end < 6 && gapsAfter.has(tokens[place]?.text ?? ''); place += 1) {
    hasColon ||= /^[:=]$/.test(tokens[place]?.text ?? '');
  }
  return { place, hasColon };
}

const isOfDate = ({ text = '' }: Partial<Token> = {}): boolean =>
  /^(?:\d{1,4}|[:,/()-])$/.test(text) || monthNames.has(text) || dateWords.has(text);
const dateWords = new Set('on in for at last year month week public records'.split(' '));

const gapsBefore = new Set('- + ( ~ * large spacious big generous total'.split(' '));
const gapsAfter = new Set(
  (
    ': = - ( ) | ~ * ® ™ s is are of at about approx approximately around only just currently size es de en ' +
    'monthly annual annually yearly quarterly'
  ).split(' '),
);
