import type { ReactNode } from 'react';
import type { OfferTerms, UsStateCode } from '@hearthway/contracts/journey';
import { Select, TextField } from '@hearthway/web-kit';
import type { ContractForm } from '@hearthway/web-kit/form';
import { FieldGroup, MoneyControl, Pair } from '../../../features/typed-form/index.js';
import { Muted } from '../../../features/page-parts/index.js';
import type { TermsValues } from './terms-form.js';

export interface TermsFieldsProps {
  readonly form: ContractForm<TermsValues, OfferTerms>;
  readonly state: UsStateCode | null;
}

export function TermsFields({ form, state }: TermsFieldsProps): ReactNode {
  return (
    <>
      <FieldGroup title="Money">
        <Pair>
          <MoneyControl of={form} name="priceCents" label="Price" />
          <Select
            {...form.field('financing')}
            label="How you pay"
            options={[
              { value: 'loan', label: 'With a loan' },
              { value: 'cash', label: 'In cash' },
            ]}
          />
          <MoneyControl
            of={form}
            name="earnestMoneyCents"
            label="Earnest money"
            help="1% to 3% of the price is usual. It counts toward your purchase."
          />
          <MoneyControl
            of={form}
            name="optionFeeCents"
            label={state === 'TX' ? 'Option fee' : 'Due-diligence fee (if your contract has one)'}
            help={
              state === 'TX'
                ? 'Buys the right to leave for any reason, often $100 to $500. Pay it within three days, or the right is lost.'
                : 'Paid for the right to leave, and not returned.'
            }
          />
          <MoneyControl
            of={form}
            name="sellerCreditCents"
            label="Credit from the seller"
            help="Toward your closing costs. Your loan limits it."
          />
          <MoneyControl
            of={form}
            name="brokerFeeCents"
            label="Your broker’s fee, paid by the seller"
            help={
              state === 'TN'
                ? 'In Tennessee, your broker can’t give you cash back: ask for a lower fee instead.'
                : 'What your agreement with your broker says, if you ask the seller to pay it.'
            }
          />
        </Pair>
      </FieldGroup>
      <FieldGroup
        title="Your rights to leave"
        lead="Days from the effective date. Leave a field empty to waive that right."
      >
        <Pair>
          <Days form={form} name="inspectionDays" label="Inspection" help="You may leave, or ask for repairs." />
          <Days form={form} name="financingDays" label="Financing" help="You may leave if the loan falls through." />
          <Days
            form={form}
            name="appraisalDays"
            label="Appraisal"
            help="You may leave if the home is worth less than the price."
          />
          <Days
            form={form}
            name="homeSaleDays"
            label="Sale of your current home"
            help="Sellers rarely like this one."
          />
          <MoneyControl
            of={form}
            name="appraisalGapCents"
            label="Appraisal gap you’d pay"
            help="If the home appraises low, you promise this much in cash on top."
          />
        </Pair>
      </FieldGroup>
      <FieldGroup
        title="Escalation (rarely needed)"
        lead="Raises your price above a competing offer. Ask for a copy of that offer as proof."
      >
        <Pair>
          <MoneyControl of={form} name="escalationStepCents" label="Above the other offer by" />
          <MoneyControl of={form} name="escalationCapCents" label="Up to" />
        </Pair>
      </FieldGroup>
      <FieldGroup title="Days and details">
        <Pair>
          <TextField
            {...form.field('closingOn')}
            label="Closing day"
            type="date"
            help="A purchase with a loan takes about six weeks."
          />
          <TextField {...form.field('possessionOn')} label="Possession date (if not at closing)" type="date" />
          <TextField
            {...form.field('expiresAt')}
            label="Answer by (optional)"
            type="datetime-local"
            help="In your time zone."
          />
          <TextField
            {...form.field('inclusions')}
            label="Included items"
            help="Refrigerator, window blinds: whatever you want to stay."
            maxLength={300}
          />
        </Pair>
        <Muted>Anything special beyond these terms is for an attorney to write. We don’t draft clauses.</Muted>
      </FieldGroup>
    </>
  );
}

interface DaysProps extends Pick<TermsFieldsProps, 'form'> {
  readonly name: 'inspectionDays' | 'financingDays' | 'appraisalDays' | 'homeSaleDays';
  readonly label: string;
  readonly help: string;
}

function Days({ form, name, label, help }: DaysProps): ReactNode {
  return <TextField {...form.field(name)} label={`${label}, days`} help={help} inputMode="numeric" maxLength={2} />;
}
