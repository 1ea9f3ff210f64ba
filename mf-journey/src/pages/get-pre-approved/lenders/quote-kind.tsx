import {
  creditPulls,
  lenderQuoteEntry,
  lenderQuoteStatuses,
  type CreditPull,
  type LenderMatchStatus,
  type LenderQuote,
  type LenderQuoteEntry,
} from '@hearthway/contracts/journey';
import { Select, TextField } from '@hearthway/web-kit';
import { quoteCalls } from '../../../features/getting-pre-approved/index.js';
import { formatShortDay, startOf } from '../../../features/local-time/index.js';
import type { EntryKind } from '../../../features/entries/index.js';
import {
  optionsOf,
  Pair,
  readPercent,
  readWhole,
  typedDay,
  typedForm,
  typedPercent,
  typedWhole,
} from '../../../features/typed-form/index.js';
import { formatPercent } from '../../../features/loan-estimates/index.js';

export interface QuoteValues extends Record<string, string> {
  readonly lender: string;
  readonly contactName: string;
  readonly contact: string;
  readonly nmlsId: string;
  readonly creditPull: string;
  readonly status: string;
  readonly rateMillionths: string;
  readonly pointsMillionths: string;
  readonly aprMillionths: string;
  readonly lockDays: string;
  readonly lockExpiresOn: string;
}

/** For a lender that the buyer was matched with, or for any. */
export const newQuote = (lender = ''): QuoteValues => ({
  lender,
  contactName: '',
  contact: '',
  nmlsId: '',
  creditPull: 'unknown',
  status: 'matched',
  rateMillionths: '',
  pointsMillionths: '',
  aprMillionths: '',
  lockDays: '',
  lockExpiresOn: '',
});

export const quoteKind: EntryKind<LenderQuoteEntry, LenderQuote, QuoteValues> = {
  calls: quoteCalls,
  noun: 'lender',
  addTitle: 'Add a lender',
  editTitle: 'Edit lender',
  schema: typedForm(lenderQuoteEntry, (values, addError) => ({
    lender: values.lender,
    contactName: values.contactName,
    contact: values.contact,
    nmlsId: values.nmlsId,
    creditPull: values.creditPull as CreditPull,
    status: values.status as LenderMatchStatus,
    rateMillionths: readPercent(values.rateMillionths, 'rateMillionths', addError, '6.25'),
    pointsMillionths: readPercent(values.pointsMillionths, 'pointsMillionths', addError, '0.5'),
    aprMillionths: readPercent(values.aprMillionths, 'aprMillionths', addError, '6.4'),
    lockDays: readWhole(values.lockDays, 'lockDays', addError),
    lockExpiresOn: values.lockExpiresOn || null,
  })),
  show: (entry) => ({
    lender: entry.lender,
    contactName: entry.contactName,
    contact: entry.contact,
    nmlsId: entry.nmlsId,
    creditPull: entry.creditPull,
    status: entry.status,
    rateMillionths: typedPercent(entry.rateMillionths),
    pointsMillionths: typedPercent(entry.pointsMillionths),
    aprMillionths: typedPercent(entry.aprMillionths),
    lockDays: typedWhole(entry.lockDays),
    lockExpiresOn: typedDay(entry.lockExpiresOn),
  }),
  describe: (entry) => [
    ['Lender', entry.lender],
    ['Contact', [entry.contactName, entry.contact].filter(Boolean).join(', ')],
    ['NMLS ID', entry.nmlsId],
    ['Credit check', creditPulls[entry.creditPull]],
    ['Status', lenderQuoteStatuses[entry.status]],
    ['Rate', formatPercent(entry.rateMillionths)],
    ['Points', pointsText(entry.pointsMillionths)],
    ['APR', formatPercent(entry.aprMillionths)],
    ['Lock', lockText(entry)],
  ],
  fields: (form) => (
    <>
      <TextField {...form.field('lender')} label="Lender" maxLength={80} autoComplete="off" />
      <Pair>
        <TextField {...form.field('contactName')} label="Contact" optional maxLength={80} autoComplete="off" />
        <TextField {...form.field('contact')} label="Phone or email" optional maxLength={120} autoComplete="off" />
      </Pair>
      <Pair>
        <TextField
          {...form.field('nmlsId')}
          label="NMLS ID"
          optional
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          help="The company’s, not the loan officer’s. Both are on their site and in their emails."
        />
        <Select {...form.field('status')} label="Status" options={optionsOf(lenderQuoteStatuses)} />
      </Pair>
      <Select
        {...form.field('creditPull')}
        label="Credit check for the quote"
        help="A soft pull doesn’t affect your score. A hard pull may, by a few points."
        options={optionsOf(creditPulls)}
      />
      <Pair columns={3}>
        <TextField {...form.field('rateMillionths')} label="Rate, %" optional inputMode="decimal" autoComplete="off" />
        <TextField {...form.field('pointsMillionths')} label="Points" optional inputMode="decimal" autoComplete="off" />
        <TextField {...form.field('aprMillionths')} label="APR, %" optional inputMode="decimal" autoComplete="off" />
      </Pair>
      <Pair>
        <TextField
          {...form.field('lockDays')}
          label="Lock period, days"
          optional
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...form.field('lockExpiresOn')}
          label="Lock expires"
          optional
          type="date"
          min="2000-01-01"
          max="2099-12-31"
        />
      </Pair>
    </>
  ),
};

export function pointsText(millionths: number | null): string {
  return millionths === null ? '' : String(millionths / 10_000);
}

export function lockText({ lockDays, lockExpiresOn }: Pick<LenderQuoteEntry, 'lockDays' | 'lockExpiresOn'>): string {
  const until = lockExpiresOn ? `until ${formatShortDay(startOf(lockExpiresOn))}` : '';
  return [lockDays === null ? '' : `${lockDays} days`, until].filter(Boolean).join(', ');
}
