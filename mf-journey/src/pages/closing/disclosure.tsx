import { useState, type ReactNode } from 'react';
import {
  closingDaysFrom,
  closingLineIds,
  closingLines,
  closingPrograms,
  type ClosingDisclosure,
  type ClosingView,
  type CorrectedDisclosure,
} from '@hearthway/contracts/journey';
import { Button, EmptyState, Select, TextField } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { useContractForm } from '@hearthway/web-kit/form';
import { PageLink } from '@hearthway/web-kit/router';
import { usePropertyToday } from '../../features/contract/index.js';
import { FormDialog } from '../../features/dialogs/index.js';
import { useClosingChange } from '../../features/closing/index.js';
import { FieldGroup, MoneyControl, optionsOf, Pair } from '../../features/typed-form/index.js';
import { Actions, Fact, Facts, More, Muted, OutsideLink, Part, Section } from '../../features/page-parts/index.js';
import {
  correctionSchema,
  disclosureSchema,
  shownCorrection,
  shownDisclosure,
  type CorrectionValues,
  type DisclosureValues,
} from './disclosure-form.js';
import { Fees } from './fees.js';

/** The lender’s last form: when it came, what it changed, and whether it may. */
export function Disclosure({ view }: { readonly view: ClosingView }): ReactNode {
  const [open, setOpen] = useState<'disclosure' | 'correction'>();
  const { disclosure, correction } = view.closing;
  const close = () => setOpen(undefined);
  return (
    <Section id="disclosure" title="1. Check the Closing Disclosure">
      <Muted>
        Five pages from your lender. The law gives you three business days with them, and limits what may rise above
        your Loan Estimate.
      </Muted>
      {disclosure ? (
        <>
          <Clock view={view} />
          <Actions>
            <Button variant="secondary" onClick={() => setOpen('disclosure')}>
              Edit your Closing Disclosure
            </Button>
            <Button variant="quiet" onClick={() => setOpen('correction')}>
              {correction ? 'Edit the corrected one' : 'I got a corrected one'}
            </Button>
          </Actions>
          {view.comparison ? (
            <Fees comparison={view.comparison} />
          ) : (
            <p>
              <PageLink to="/mortgage-application">Choose the Loan Estimate you went ahead with</PageLink>, and we’ll
              put them side by side.
            </p>
          )}
        </>
      ) : (
        <>
          <EmptyState
            headingLevel={3}
            title="Enter it when it comes"
            action={<Button onClick={() => setOpen('disclosure')}>Enter your Closing Disclosure</Button>}
          >
            <p>
              {view.clock && `It has to reach you by ${formatDay(view.clock.dueOn)}. `}Rate and loan are on page 1, the
              costs on page 2.
            </p>
          </EmptyState>
          <Clock view={view} />
        </>
      )}
      {open === 'disclosure' && <DisclosureDialog view={view} onClose={close} />}
      {open === 'correction' && <CorrectionDialog correction={correction} onClose={close} />}
    </Section>
  );
}

function Clock({ view: { clock } }: { readonly view: ClosingView }): ReactNode {
  if (!clock) return null;
  const { receivedOn, earliestOn, text, rule, sourceName, sourceUrl, sourceDate } = clock;
  return (
    <Part title="The three-day clock">
      {receivedOn !== null && earliestOn !== null && (
        <Facts>
          <Fact name="Received">{formatDay(receivedOn)}</Fact>
          {clock.restarted && clock.countsFrom !== null && (
            <Fact name="Counts again from">{formatDay(clock.countsFrom)}</Fact>
          )}
          <Fact name="First day you can sign">{formatDay(earliestOn)}</Fact>
        </Facts>
      )}
      <p>{text}</p>
      <More title="The rule">
        <Muted>
          {rule} <OutsideLink href={sourceUrl}>{sourceName}</OutsideLink>, checked {formatDay(sourceDate)}
        </Muted>
      </More>
    </Part>
  );
}

interface DialogProps {
  readonly onClose: () => void;
}

const days = { type: 'date', min: closingDaysFrom } as const;
const helps: Partial<Record<keyof ClosingDisclosure, string>> = {
  listedServicesCents: 'Sections B and C: those you could shop for, from companies on the lender’s list.',
  ownServicesCents: 'Section C, “services borrower did shop for”, if you found the company.',
  requiredServicesCents: 'Section B, such as appraisal and credit report.',
  lenderCreditsCents: 'Section J, as an amount.',
};

function DisclosureDialog({ view, onClose }: DialogProps & { readonly view: ClosingView }): ReactNode {
  const { mutateAsync } = useClosingChange();
  const today = usePropertyToday();
  const form = useContractForm<DisclosureValues, ClosingDisclosure>({
    schema: disclosureSchema,
    defaultValues: shownDisclosure(view.closing.disclosure, { receivedOn: today }),
    async send(disclosure) {
      await mutateAsync({ disclosure });
      onClose();
    },
  });
  return (
    <FormDialog size="large" title="Your Closing Disclosure" form={form} onClose={onClose}>
      <Pair>
        <TextField {...form.field('receivedOn')} {...days} max={today} label="Day you received it" />
        <Select {...form.field('program')} label="Kind of loan" options={optionsOf(closingPrograms)} />
        <MoneyControl of={form} name="loanCents" label="Loan amount" />
        <TextField {...form.field('months')} label="Term, years" inputMode="decimal" autoComplete="off" />
        <TextField {...form.field('rateMillionths')} label="Interest rate, %" inputMode="decimal" autoComplete="off" />
        <TextField
          {...form.field('aprMillionths')}
          label="APR, %"
          help="Page 5"
          inputMode="decimal"
          autoComplete="off"
        />
        <MoneyControl
          of={form}
          name="mortgageInsuranceCents"
          label="Monthly mortgage insurance"
          optional
          help="Projected payments, page 1"
        />
        <Select
          {...form.field('irregular')}
          label="Payments"
          options={[
            { value: 'no', label: 'The same every month' },
            { value: 'yes', label: 'Irregular, such as a construction loan' },
          ]}
        />
      </Pair>
      <FieldGroup title="Costs, page 2" lead="Leave out what your form doesn’t have.">
        <Pair>
          {closingLineIds.map((line) => (
            <MoneyControl
              key={line}
              of={form}
              name={line}
              label={closingLines[line].name}
              optional
              help={helps[line] ?? `Section ${closingLines[line].section}`}
            />
          ))}
          <MoneyControl
            of={form}
            name="curedCents"
            label="Credit for fees above the limit"
            optional
            help="Section J says how much of the lender credits is for that."
          />
        </Pair>
      </FieldGroup>
      <FieldGroup title="On your Loan Estimate">
        <Pair>
          <MoneyControl
            of={form}
            name="estimatedTransferTaxesCents"
            label="Transfer taxes in section E"
            optional
            help="The rest of section E is recording fees. Texas has no transfer tax."
          />
          <MoneyControl
            of={form}
            name="estimatedOwnServicesCents"
            label="Services you then found yourself"
            optional
            help="What section C estimated for them."
          />
        </Pair>
      </FieldGroup>
    </FormDialog>
  );
}

const yesOrNo = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

function CorrectionDialog(props: DialogProps & { readonly correction: CorrectedDisclosure | null }): ReactNode {
  const { correction, onClose } = props;
  const { mutateAsync } = useClosingChange();
  const today = usePropertyToday();
  const form = useContractForm<CorrectionValues, CorrectedDisclosure | null>({
    schema: correctionSchema,
    defaultValues: shownCorrection(correction, today),
    async send(entry) {
      await mutateAsync({ correction: entry });
      onClose();
    },
  });
  return (
    <FormDialog size="large" title="A corrected Closing Disclosure" form={form} onClose={onClose}>
      <Muted>Enter the latest one. We check whether your three days start again.</Muted>
      <Pair>
        <TextField {...form.field('receivedOn')} {...days} max={today} label="Day you received it" />
        <TextField {...form.field('aprMillionths')} label="Its APR, %" inputMode="decimal" autoComplete="off" />
        <Select {...form.field('productChanged')} label="Another kind of loan?" options={yesOrNo} />
        <Select {...form.field('penaltyAdded')} label="A new prepayment penalty?" options={yesOrNo} />
      </Pair>
    </FormDialog>
  );
}
