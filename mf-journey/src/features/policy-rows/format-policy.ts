import type { PolicyRow } from '@hearthway/contracts/journey';
import { percent } from '@hearthway/contracts/money';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents, formatInteger } from '@hearthway/web-kit/money';

/** A dated figure in its unit, with its range where it varies: `3.5%`, `620 points (580 to 620)`. */
export function formatPolicyValue({ id, value, unit, range }: PolicyRow): string {
  const format = isYear(id) ? String : (one: number, isNamed?: boolean) => inUnit(one, unit, isNamed);
  const text = format(value);
  if (!range || range.low === range.high) return text;
  return `${text} (${format(range.low, false)} to ${format(range.high, false)})`;
}

/** The year before which a home was built, unlike other counts, has no comma. */
const isYear = (id: string): boolean => id.includes('/built-before@');

function inUnit(value: number, unit: PolicyRow['unit'], isNamed = true): string {
  switch (unit) {
    case 'basis-points':
      return percent(value);
    case 'millionths':
      return `${value / 10_000}%`;
    case 'cents':
      return formatCents(value);
    case 'points':
      return isNamed ? `${formatInteger(value)} points` : formatInteger(value);
    case 'months':
      return isNamed ? `${formatInteger(value)} ${value === 1 ? 'month' : 'months'}` : formatInteger(value);
    case 'count':
      return formatInteger(value);
  }
}

export function formatPolicyDates({
  effectiveFrom,
  effectiveTo,
}: Pick<PolicyRow, 'effectiveFrom' | 'effectiveTo'>): string {
  const from = formatDay(effectiveFrom);
  return effectiveTo === null ? `since ${from}` : `${from} to ${formatDay(effectiveTo)}`;
}

/** What the figure rests on, where it isn't the text of the body that sets it; empty otherwise. */
export const standingText: Readonly<Record<PolicyRow['standing'], string>> = {
  authority: '',
  cited: 'The rule is named here; we read its figure elsewhere.',
  secondary: 'Not from the authority itself, so nothing here is decided by it alone.',
  practice: 'Common practice, not a rule, so nothing here is decided by it alone.',
};
