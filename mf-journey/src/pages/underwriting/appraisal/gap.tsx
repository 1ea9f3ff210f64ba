import { useState, type ReactNode } from 'react';
import {
  gapOutcomes,
  type AppraisalView,
  type FinancingWay,
  type GapDecision,
  type GapOutcome,
  type GapSolution,
  type SolvedOutcome,
} from '@hearthway/contracts/journey';
import { Alert, Button, VisuallyHidden } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents } from '@hearthway/web-kit/money';
import { shareText } from '../../../features/estimates/index.js';
import {
  Actions,
  Fact,
  Facts,
  FigureTable,
  Muted,
  Part,
  Sources,
  Subtitle,
} from '../../../features/page-parts/index.js';
import { useFileChanges } from '../../../features/underwriting/index.js';
import { DecisionDialog } from './decision-dialog.js';
import { LoanDialog } from './loan-dialog.js';
import css from '../underwriting.module.css';

export interface GapProps {
  readonly view: AppraisalView;
  readonly gapCents: number;
}

/** A value below the price, and what each answer to it costs. */
export function Gap({ view, gapCents }: GapProps): ReactNode {
  const { appraisal, value, contract, loan, solution, policyRows } = view;
  const { saveAppraisal } = useFileChanges();
  const [open, setOpen] = useState<GapOutcome | 'loan'>();
  const decision = appraisal.decision?.valueCents === value?.valueCents ? appraisal.decision : null;
  const hasLoan = contract?.financing === 'loan';
  return (
    <Part>
      <Alert tone="warning" title={`The value is ${formatCents(gapCents)} below the price`}>
        {hasLoan
          ? 'A lender bases its loan on the lower of the two. Someone has to make up the difference, or you end the contract.'
          : 'No lender asks for it, but it is a reason to talk about the price.'}
      </Alert>
      {decision && (
        <Decided
          decision={decision}
          undoing={saveAppraisal.isPending}
          onUndo={() => saveAppraisal.mutate({ decision: null })}
        />
      )}
      {hasLoan && (
        <Actions>
          <Muted>
            {loan
              ? `Based on ${loanText(loan)}, ${loan.from === 'estimate' ? 'from your Loan Estimate' : 'as you typed it'}.`
              : 'We need your loan to work out what each answer costs.'}
          </Muted>
          <Button variant="secondary" size="small" onClick={() => setOpen('loan')}>
            {loan ? 'Change the loan' : 'Enter the loan'}
          </Button>
        </Actions>
      )}
      {solution && (
        <>
          <div className={css['outcomes']}>
            {solution.outcomes.map((solved) => (
              <Outcome key={solved.outcome} solved={solved} plan={solution.plan} hasLoan={hasLoan} onChoose={setOpen} />
            ))}
            <Cancel cancel={solution.cancel} onChoose={setOpen} />
          </div>
          <Muted>
            Cash is your part of the price, without closing costs. The payment is principal, interest, and mortgage
            insurance. In parentheses is the difference from your plan. Your lender’s figures count.
          </Muted>
          <Sources rows={policyRows.filter(({ id }) => isOfGap(id))} />
        </>
      )}
      {open === 'loan' && (
        <LoanDialog
          loan={loan}
          onClose={() => setOpen(undefined)}
          onSave={(changed) => saveAppraisal.mutateAsync({ loan: changed })}
        />
      )}
      {open !== undefined && open !== 'loan' && value && (
        <DecisionDialog
          outcome={open}
          valueCents={value.valueCents}
          onClose={() => setOpen(undefined)}
          onSave={(made) => saveAppraisal.mutateAsync({ decision: made })}
        />
      )}
    </Part>
  );
}

interface DecidedProps {
  readonly decision: GapDecision;
  readonly undoing: boolean;
  readonly onUndo: () => void;
}

function Decided({ decision: { outcome, on, note }, undoing, onUndo }: DecidedProps): ReactNode {
  return (
    <Alert
      tone={outcome === 'cancel' ? 'warning' : 'success'}
      title={`${gapOutcomes[outcome]}: ${formatDay(on)}`}
      action={
        <Button variant="secondary" size="small" pending={undoing} pendingText="Taking it back…" onClick={onUndo}>
          Take it back
        </Button>
      }
    >
      {note && <p>{note}</p>}
      <p>{nextSteps[outcome]}</p>
    </Alert>
  );
}

interface OutcomeProps {
  readonly solved: SolvedOutcome;
  readonly plan: FinancingWay;
  readonly hasLoan: boolean;
  readonly onChoose: (outcome: GapOutcome) => void;
}

function Outcome({ solved, plan, hasLoan, onChoose }: OutcomeProps): ReactNode {
  const { outcome, sellerCents, sameLoan, sameShare } = solved;
  const differ = sameLoan.loanCents !== sameShare.loanCents;
  const ways = differ
    ? [
        { name: 'Borrow as much as planned', way: sameLoan },
        { name: 'Borrow the same share', way: sameShare },
      ]
    : [{ name: hasLoan ? 'With your loan' : 'In cash', way: sameLoan }];
  return (
    <article className={css['outcome']}>
      <Subtitle>{gapOutcomes[outcome]}</Subtitle>
      <Muted>
        {sellerCents === 0
          ? 'The price stays. You bring what the lender doesn’t lend.'
          : `The seller takes ${formatCents(sellerCents)} less.`}
        {sameLoan.capped && ' Your program won’t lend more on this value.'}
      </Muted>
      <FigureTable label={`${gapOutcomes[outcome]}: figures`}>
        <caption>
          <VisuallyHidden>{gapOutcomes[outcome]}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Figure</VisuallyHidden>
            </th>
            {ways.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linesFor(plan, hasLoan).map(({ name, show }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {ways.map((shown) => (
                <td key={shown.name}>{show(shown.way)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </FigureTable>
      <div>
        <Button variant="secondary" size="small" onClick={() => onChoose(outcome)}>
          {chooseTexts[outcome]}
        </Button>
      </div>
    </article>
  );
}

interface CancelProps {
  readonly cancel: GapSolution['cancel'];
  readonly onChoose: (outcome: GapOutcome) => void;
}

function Cancel({ cancel: { lostCents, protection }, onChoose }: CancelProps): ReactNode {
  return (
    <article className={css['outcome']}>
      <Subtitle>{gapOutcomes.cancel}</Subtitle>
      <Muted>{protections[protection]}</Muted>
      <Facts>
        <Fact name="Deposits that don’t come back">{formatCents(lostCents)}</Fact>
      </Facts>
      <Muted>What you paid for inspections and the appraisal is gone either way.</Muted>
      <div>
        <Button variant="secondary" size="small" onClick={() => onChoose('cancel')}>
          {chooseTexts.cancel}
        </Button>
      </div>
    </article>
  );
}

interface Line {
  readonly name: string;
  readonly show: (way: FinancingWay) => ReactNode;
}

function linesFor(plan: FinancingWay, hasLoan: boolean): readonly Line[] {
  const price: Line = { name: 'Price', show: ({ priceCents }) => formatCents(priceCents) };
  const cash: Line = {
    name: 'Cash',
    show: ({ cashCents, cashChangeCents }) => <Changed cents={cashCents} changeCents={cashChangeCents} />,
  };
  if (!hasLoan) return [price, cash];
  return [
    price,
    { name: 'Loan', show: ({ loanCents }) => formatCents(loanCents) },
    { name: 'Loan to value', show: ({ loanToValueBasisPoints }) => shareText(loanToValueBasisPoints) },
    cash,
    ...(plan.upfrontFeeCents > 0
      ? [{ name: 'Program’s fee, financed', show: ({ upfrontFeeCents }: FinancingWay) => formatCents(upfrontFeeCents) }]
      : []),
    {
      name: 'Monthly mortgage insurance',
      show: ({ mortgageInsuranceCents }) =>
        mortgageInsuranceCents === 0 ? 'None' : formatCents(mortgageInsuranceCents),
    },
    {
      name: 'Monthly payment',
      show: ({ paymentCents, paymentChangeCents }) => <Changed cents={paymentCents} changeCents={paymentChangeCents} />,
    },
  ];
}

interface ChangedProps {
  readonly cents: number;
  readonly changeCents: number;
}

/** An amount, and how it differs from the plan. Breaks only between the two. */
function Changed({ cents, changeCents }: ChangedProps): ReactNode {
  if (changeCents === 0) return formatCents(cents);
  return (
    <>
      {formatCents(cents)}{' '}
      <span className={css['change']}>
        ({changeCents > 0 && '+'}
        {formatCents(changeCents)})
      </span>
    </>
  );
}

const programNames = { conventional: 'a conventional loan', fha: 'an FHA loan', va: 'a VA loan', usda: 'a USDA loan' };

function loanText({ program, loanCents, rateMillionths, months }: NonNullable<AppraisalView['loan']>): string {
  return `${programNames[program]} of ${formatCents(loanCents)} at ${rateMillionths / 10_000}% over ${months / 12} years`;
}

const isOfGap = (id: string): boolean => !/^(appraisal\/request|closing\/|va\/tidewater|deadline\/)/.test(id);

const protections: Readonly<Record<GapSolution['cancel']['protection'], string>> = {
  clause:
    'An FHA or VA contract has a clause that lets you leave with your earnest money if the value is below the price. It can’t be waived.',
  window: 'Your contract still lets you leave over the appraisal, with your earnest money. Send the notice in time.',
  none: 'Your contract gives you no right to leave over the appraisal now. Ask an attorney before you send anything.',
};

const chooseTexts: Readonly<Record<GapOutcome, string>> = {
  renegotiate: 'The seller agreed to the value',
  split: 'We split it',
  pay: 'I pay the gap',
  cancel: 'I end the contract',
};

const nextSteps: Readonly<Record<GapOutcome, string>> = {
  renegotiate:
    'Once both sides have signed the new price, change it in your contract below, and send it to your lender.',
  split: 'Once both sides have signed the new price, change it in your contract below, and send it to your lender.',
  pay: 'Tell your lender where the cash comes from, with a statement that shows it.',
  cancel:
    'Send the notice the way your contract says, keep proof, and then end the contract below. Everything here is kept.',
};
