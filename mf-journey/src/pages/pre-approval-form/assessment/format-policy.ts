import type { PolicyRow } from '@hearthway/contracts/journey';
import { percent } from '@hearthway/contracts/money';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents, formatInteger } from '@hearthway/web-kit/money';

export function formatPolicyValue({ value, unit }: Pick<PolicyRow, 'value' | 'unit'>): string {
  switch (unit) {
    case 'basis-points':
      return percent(value);
    case 'cents':
      return formatCents(value);
    case 'points':
      return `${formatInteger(value)} points`;
    case 'months':
      return value === 1 ? '1 month' : `${formatInteger(value)} months`;
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
