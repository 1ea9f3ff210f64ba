import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  loanEstimateLines,
  loanTypes,
  type LoanEstimateEntry,
  type LoanEstimateLine,
} from '@hearthway/contracts/journey';
import { Button, Checkbox, PlusIcon, Select, TextField } from '@hearthway/web-kit';
import type { ContractForm } from '@hearthway/web-kit/form';
import { backHelp, backLabel } from '../cash-to-close/index.js';
import { LenderField } from '../lender-field/index.js';
import { MoneyControl, Pair } from '../typed-form/index.js';
import type { EstimateValues } from './estimate-kind.js';
import css from './estimates.module.css';

const typeOptions = Object.entries(loanTypes).map(([value, label]) => ({ value, label }));

interface EstimateFieldsProps {
  readonly form: ContractForm<EstimateValues, LoanEstimateEntry>;
}

/** A line's position in the form. */
const places: Readonly<Record<LoanEstimateLine, string>> = {
  originationCents: 'Section A on page 2, without points',
  pointsCents: 'Section A, in dollars. Empty if none',
  requiredServicesCents: 'Section B',
  shoppableServicesCents: 'Section C',
  lenderCreditsCents: 'Section J. Empty if none',
  mortgageInsuranceCents: 'Projected payments on page 1. Empty if none',
  taxesAndInsuranceCents: 'Projected payments on page 1',
  taxesCents: 'Section E',
  prepaidsCents: 'Section F',
  escrowCents: 'Section G',
  otherCents: 'Section H',
};

/** The lines that make up the five-year cost. The others complete the form. */
const first = [
  'originationCents',
  'pointsCents',
  'requiredServicesCents',
  'shoppableServicesCents',
  'lenderCreditsCents',
  'mortgageInsuranceCents',
] as const;
const more = ['taxesAndInsuranceCents', 'taxesCents', 'prepaidsCents', 'escrowCents', 'otherCents'] as const;

/** By the sections of a Loan Estimate, the short way first. */
export function EstimateFields({ form }: EstimateFieldsProps): ReactNode {
  const { field, methods } = form;
  // Open sections stay open, so that no error is hidden.
  const [isLong, setIsLong] = useState(() => hasMore(methods.getValues()));
  return (
    <>
      <Pair>
        <LenderField field={field('lender')} />
        <TextField {...field('issuedOn')} label="Date issued" type="date" />
      </Pair>
      <Pair>
        <MoneyControl form={form} name="loanCents" label="Loan amount" help="Page 1" />
        <TextField
          {...field('rateMillionths')}
          label="Interest rate, %"
          help="Page 1"
          inputMode="decimal"
          autoComplete="off"
        />
      </Pair>
      <Select
        {...field('loanType')}
        label="Loan type"
        optional
        help="Page 1. A USDA loan may stand beside “Other”."
        placeholder="Not given"
        options={typeOptions}
      />
      <Lines form={form} lines={first}>
        <MoneyControl form={form} name="cashToCloseCents" label="Cash to close" optional help="Page 1" />
        <Checkbox {...field('cashIsBack')} label={backLabel} help={backHelp} />
      </Lines>
      {isLong ? (
        <>
          <Pair>
            <TextField {...field('months')} label="Term, years" inputMode="decimal" autoComplete="off" />
            <TextField {...field('aprMillionths')} label="APR, %" optional inputMode="decimal" autoComplete="off" />
          </Pair>
          <Pair>
            <TextField
              {...field('lockedUntil')}
              label="Rate locked until"
              optional
              help="Top of page 1. Empty if it says no."
              type="date"
            />
          </Pair>
          <Lines form={form} lines={more} />
        </>
      ) : (
        <Button
          variant="quiet"
          className={css['more']}
          icon={<PlusIcon size={18} />}
          onClick={() => {
            // Synchronously, because this button disappears and the next field gets the focus.
            flushSync(() => {
              setIsLong(true);
            });
            methods.setFocus('months');
          }}
        >
          Add the term, the lock, and other lines
        </Button>
      )}
    </>
  );
}

interface LinesProps extends EstimateFieldsProps {
  readonly lines: readonly LoanEstimateLine[];
  readonly children?: ReactNode;
}

function Lines({ form, lines, children }: LinesProps): ReactNode {
  return (
    <Pair>
      {lines.map((line) => (
        <MoneyControl
          key={line}
          form={form}
          name={line}
          label={loanEstimateLines[line].label}
          optional
          help={places[line]}
        />
      ))}
      {children}
    </Pair>
  );
}

const hasMore = (values: EstimateValues): boolean =>
  values.months !== '30' ||
  [values.aprMillionths, values.lockedUntil, ...more.map((line) => values[line])].some((typed) => typed !== '');
