import {
  contingencyNames,
  termName,
  timeZoneText,
  type ContractWindow,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents } from '@hearthway/web-kit/money';
import type { Fact } from '../../conflict/index.js';
import { formatTimeOfDay } from '../../local-time/index.js';
import { contingencies } from './terms-form.js';

const dayText = (day: string | null): string => (day === null ? '' : formatDay(day));

/** All that a contract says, in words. Empty text means that it doesn’t say it. */
export function termsFacts(terms: PurchaseTerms): readonly Fact[] {
  const { rollsOver } = terms;
  return [
    ['Address', terms.address],
    ['State', terms.state],
    ['Time zone', timeZoneText(terms.timeZone)],
    ['Price', formatCents(terms.priceCents)],
    ['How you pay', terms.financing === 'cash' ? 'In cash' : 'With a loan'],
    ['Earnest money', formatCents(terms.earnestMoneyCents)],
    [termName('optionFeeCents', terms.state), formatCents(terms.optionFeeCents)],
    ['Effective date', formatDay(terms.effectiveOn)],
    ['Closing day', formatDay(terms.closingOn)],
    ['Deposits due', windowText(terms.deposit)],
    ...contingencies.map((name): Fact => [contingencyNames[name], windowText(terms.contingencies[name])]),
    ['Title papers received', dayText(terms.titleReceivedOn)],
    ['HOA documents received', dayText(terms.hoaReceivedOn)],
    ['Moves to a business day', rollsOver === null ? '' : rollsOver ? 'Yes' : 'No'],
    ['Keys', dayText(terms.possessionOn)],
  ];
}

function windowText(window: ContractWindow): string {
  if (window.kind === 'none') return '';
  if (window.kind === 'waived') return 'Waived';
  const end = window.kind === 'date' ? formatDay(window.on) : window.days === 1 ? '1 day' : `${window.days} days`;
  return window.time === null ? end : `${end}, ${formatTimeOfDay(window.time)}`;
}
