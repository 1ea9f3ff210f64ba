import type { ReactNode } from 'react';
import { creditPulls, type LenderQuoteEntry } from '@hearthway/contracts/journey';
import { Select, TextField } from '@hearthway/web-kit';
import type { ContractForm } from '@hearthway/web-kit/form';
import { Pair } from '../../../features/typed-form/index.js';
import { quoteStatuses, type QuoteValues } from './quote-kind.js';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export function QuoteFields({ form }: { readonly form: ContractForm<QuoteValues, LenderQuoteEntry> }): ReactNode {
  const { field } = form;
  return (
    <>
      <Pair>
        <TextField {...field('lender')} label="Lender" autoComplete="off" />
        <Select {...field('status')} label="Status" options={optionsOf(quoteStatuses)} />
      </Pair>
      <Pair>
        <TextField {...field('contactName')} label="Contact" optional autoComplete="off" />
        <TextField {...field('contact')} label="Phone or email" optional autoComplete="off" />
      </Pair>
      <Pair>
        <TextField
          {...field('nmlsId')}
          label="NMLS ID"
          optional
          help="The company’s, on its website"
          inputMode="numeric"
          autoComplete="off"
        />
        <Select
          {...field('creditPull')}
          label="Credit check"
          help="Only a hard pull touches your score"
          options={optionsOf(creditPulls)}
        />
      </Pair>
      <Pair>
        <TextField {...field('rateMillionths')} label="Rate, %" optional inputMode="decimal" autoComplete="off" />
        <TextField {...field('pointsMillionths')} label="Points" optional inputMode="decimal" autoComplete="off" />
      </Pair>
      <Pair>
        <TextField {...field('aprMillionths')} label="APR, %" optional inputMode="decimal" autoComplete="off" />
        <TextField {...field('lockDays')} label="Rate lock, days" optional inputMode="numeric" autoComplete="off" />
      </Pair>
      <Pair>
        <TextField {...field('lockExpiresOn')} label="Locked until" optional type="date" />
      </Pair>
    </>
  );
}
