import type { PolicyRow } from '@hearthway/contracts/journey';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents, grouped } from '@hearthway/web-kit/money';
import { formatShare } from '../format-share.js';

/** The figure of a policy row with its unit. */
export function policyValue({ value, unit }: Pick<PolicyRow, 'value' | 'unit'>): string {
  switch (unit) {
    case 'basis-points':
      return formatShare(value);
    case 'cents':
      return formatCents(value);
    case 'points':
      return `${grouped(value)} points`;
    case 'months':
      return value === 1 ? '1 month' : `${grouped(value)} months`;
    case 'count':
      return grouped(value);
  }
}

export function policyDates({ effectiveFrom, effectiveTo }: Pick<PolicyRow, 'effectiveFrom' | 'effectiveTo'>): string {
  const from = formatDay(effectiveFrom);
  return effectiveTo === null ? `since ${from}` : `${from} to ${formatDay(effectiveTo)}`;
}
