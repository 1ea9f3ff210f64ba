import type { ReactNode } from 'react';
import { termName, type OfferTerms, type UsStateCode } from '@hearthway/contracts/journey';
import { Badge, Select, TextField } from '@hearthway/web-kit';
import type { ContractForm } from '@hearthway/web-kit/form';
import { useWatch } from 'react-hook-form';
import { MoneyControl, Pair } from '../../../features/typed-form/index.js';
import { homeTime } from './term-format.js';
import { answerMoment, type TermsValues } from './terms-form.js';
import css from './terms.module.css';

export interface TermsFieldsProps {
  readonly form: ContractForm<TermsValues, OfferTerms>;
  /** Of the home; `null` if it isn’t known. */
  readonly state: UsStateCode | null;
}

/** Every term but the price, with what it means next to it. */
export function TermsFields(props: TermsFieldsProps): ReactNode {
  return (
    <>
      <Money {...props} />
      <WaysOut {...props} />
      <Dates {...props} />
      <Escalation {...props} />
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

function Group({ title, lead, children }: GroupProps): ReactNode {
  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{title}</legend>
      {lead && <p className={css['lead']}>{lead}</p>}
      {children}
    </fieldset>
  );
}

function Money({ form, state }: TermsFieldsProps): ReactNode {
  return (
    <Group title="Money">
      <Pair>
        <Select
          {...form.field('financing')}
          label="How you pay"
          options={[
            { value: 'loan', label: 'With a loan' },
            { value: 'cash', label: 'In cash' },
          ]}
        />
        <MoneyControl
          form={form}
          name="earnestMoneyCents"
          label="Earnest money"
          help="Your deposit, usually 1% to 3% of the price. It counts toward the purchase."
        />
      </Pair>
      <Pair>
        <MoneyControl
          form={form}
          name="optionFeeCents"
          label={termName('optionFeeCents', state)}
          optional={state !== 'TX'}
          help={
            state === 'TX'
              ? 'Buys the right to leave for any reason, often $100 to $500. Pay it within three days, or the right is lost.'
              : 'If your contract has one. It pays for the right to leave, and you don’t get it back.'
          }
        />
        <MoneyControl
          form={form}
          name="sellerCreditCents"
          label="Credit from the seller"
          optional
          help="Toward your closing costs. Your loan limits it, and we check that."
        />
      </Pair>
      <Pair>
        <MoneyControl
          form={form}
          name="brokerFeeCents"
          label="Your broker’s fee, paid by the seller"
          optional
          help={
            state === 'TN'
              ? 'As your agreement with your broker says. Tennessee allows no cash back from it: ask for a lower fee instead.'
              : 'As your agreement with your broker says. A loan can’t cover it, so ask the seller here, or pay it in cash.'
          }
        />
        <MoneyControl
          form={form}
          name="appraisalGapCents"
          label="Appraisal gap you’d pay"
          optional
          help="If the home appraises below the price, you promise this much more in cash."
        />
      </Pair>
    </Group>
  );
}

function WaysOut({ form, state }: TermsFieldsProps): ReactNode {
  const isCash = useWatch({ control: form.methods.control, name: 'financing' }) === 'cash';
  return (
    <Group
      title="Your ways out"
      lead="Days from the effective date in which you can leave and keep your deposit. An empty field gives that right up."
    >
      <Pair>
        <Days
          form={form}
          name="inspectionDays"
          label={termName('inspectionDays', state)}
          help={
            state === 'TX'
              ? 'For any reason. Have the home inspected in these days.'
              : 'If you don’t like what the inspection finds.'
          }
        />
        <Days form={form} name="appraisalDays" label="Appraisal" help="If the home is worth less than the price." />
      </Pair>
      <Pair>
        {!isCash && <Days form={form} name="financingDays" label="Financing" help="If the loan falls through." />}
        <TextField
          {...form.field('homeSaleDays')}
          label="Sale of your home, days"
          optional
          help="If you have to sell first. Sellers rarely like this one."
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
        />
      </Pair>
    </Group>
  );
}

interface DaysProps extends Pick<TermsFieldsProps, 'form'> {
  readonly name: 'inspectionDays' | 'financingDays' | 'appraisalDays';
  readonly label: string;
  readonly help: string;
}

function Days({ form, name, label, help }: DaysProps): ReactNode {
  const isWaived = useWatch({ control: form.methods.control, name }).trim() === '';
  return (
    <TextField
      {...form.field(name)}
      label={`${label}, days`}
      labelEnd={isWaived && <Badge tone="warning">Given up</Badge>}
      help={help}
      inputMode="numeric"
      maxLength={3}
      autoComplete="off"
    />
  );
}

function Dates({ form, state }: TermsFieldsProps): ReactNode {
  return (
    <Group title="Dates and details">
      <Pair>
        <TextField
          {...form.field('closingOn', { deps: ['possessionOn'] })}
          label="Closing day"
          help="A purchase with a loan takes about six weeks."
          type="date"
        />
        <TextField
          {...form.field('possessionOn')}
          label="Possession date"
          optional
          help="When you get the keys, if it isn’t at closing."
          type="date"
        />
      </Pair>
      <AnswerBy form={form} state={state} />
      <TextField
        {...form.field('inclusions')}
        label="Included items"
        optional
        help="What should stay, such as the refrigerator or window blinds. Anything beyond a list, such as a repair or a special condition, is for an attorney to write."
        maxLength={300}
        autoComplete="off"
      />
    </Group>
  );
}

function AnswerBy({ form, state }: TermsFieldsProps): ReactNode {
  const [expiresOn, expiresAt] = useWatch({ control: form.methods.control, name: ['expiresOn', 'expiresAt'] });
  const moment = answerMoment({ expiresOn, expiresAt });
  const atHome = moment && homeTime(moment, state);
  return (
    <Pair>
      <TextField
        {...form.field('expiresOn', { deps: ['expiresAt'] })}
        label="Answer by"
        optional
        help="The day your offer ends without an answer. Most sellers take one to three days."
        type="date"
      />
      <TextField
        {...form.field('expiresAt', { deps: ['expiresOn'] })}
        label="At this time"
        optional
        help={`In your time zone. If you leave it empty, it’s the end of that day.${atHome ? ` At the home, that’s ${atHome}.` : ''}`}
        type="time"
      />
    </Pair>
  );
}

function Escalation({ form }: TermsFieldsProps): ReactNode {
  return (
    <Group
      title="Escalation"
      lead="Rarely needed. It raises your price above a competing offer, and shows the seller how far you’d go. Ask for a copy of that offer as proof."
    >
      <Pair>
        <MoneyControl form={form} name="escalation.stepCents" label="Above the other offer by" optional />
        <MoneyControl form={form} name="escalation.capCents" label="Up to" optional />
      </Pair>
    </Group>
  );
}
