import { useId, type ReactNode } from 'react';
import {
  gapOutcomes,
  type FinancingWay,
  type GapOutcome,
  type GapSolution,
  type SolvedOutcome,
} from '@hearthway/contracts/journey';
import { percent } from '@hearthway/contracts/money';
import { Button, VisuallyHidden } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents } from '@hearthway/web-kit/money';
import { parts } from '../../../features/page-parts/index.js';
import { Buttons } from '../../../features/rows/index.js';
import css from './appraisal.module.css';

interface OutcomeCardProps {
  readonly solved: SolvedOutcome;
  readonly plan: FinancingWay;
  readonly hasLoan: boolean;
  readonly onChoose: (outcome: GapOutcome) => void;
}

/** One way to go ahead, with as much borrowed as planned, and with the same share. */
export function OutcomeCard({ solved, plan, hasLoan, onChoose }: OutcomeCardProps): ReactNode {
  const { outcome, sellerCents, sameLoan, sameShare } = solved;
  const titleId = useId();
  const ways =
    sameLoan.loanCents === sameShare.loanCents
      ? [{ name: hasLoan ? 'With your loan' : 'In cash', way: sameLoan }]
      : [
          { name: sameLoan.capped ? 'Most you can borrow' : 'Same loan', way: sameLoan },
          { name: 'Same share', way: sameShare },
        ];
  return (
    <article aria-labelledby={titleId} className={css['outcome']}>
      <h3 id={titleId} className={css['outcome-name']}>
        {gapOutcomes[outcome]}
      </h3>
      <p className={parts['note']}>
        {sellerCents === 0
          ? 'The price stays, and you bring what the lender doesn’t lend.'
          : `The seller takes ${formatCents(sellerCents)} less.`}
        {sameLoan.capped && ' Your program lends no more on this value.'}
      </p>
      <table className={css['table']} aria-labelledby={titleId}>
        <thead>
          <tr>
            <td />
            {ways.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linesOf(plan, hasLoan).map(({ name, show }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {ways.map((shown) => (
                <td key={shown.name}>{show(shown.way)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Buttons>
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            onChoose(outcome);
          }}
        >
          {chooseTexts[outcome]}
        </Button>
      </Buttons>
    </article>
  );
}

interface LeaveCardProps {
  readonly cancel: GapSolution['cancel'];
  /** The name of the loan’s; empty without one. */
  readonly program: string;
  readonly onChoose: (outcome: GapOutcome) => void;
}

/** The way out, and what it costs. */
export function LeaveCard({ cancel: { lostCents, protection, until }, program, onChoose }: LeaveCardProps): ReactNode {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={css['outcome']}>
      <h3 id={titleId} className={css['outcome-name']}>
        {gapOutcomes.cancel}
      </h3>
      <p>
        <span className={parts['note']}>Deposits that don’t come back</span>
        <br />
        <strong className={css['lost']}>{formatCents(lostCents)}</strong>
      </p>
      <p>
        {protection === 'clause' ? `${program} ${clause}` : protections[protection]}
        {until !== null && (
          <>
            {' '}
            It’s open until <strong>{formatDay(until)}</strong>: send your notice before it ends.
          </>
        )}
      </p>
      <p className={parts['note']}>What you paid for inspections and the appraisal is gone either way.</p>
      <Buttons>
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            onChoose('cancel');
          }}
        >
          {chooseTexts.cancel}
        </Button>
      </Buttons>
    </article>
  );
}

const clause =
  'contracts have a clause that brings your earnest money back if the value is below the price. Nobody can waive it for you.';
const protections: Readonly<Record<Exclude<GapSolution['cancel']['protection'], 'clause'>, string>> = {
  appraisal: 'Your appraisal window brings your earnest money back.',
  inspection:
    'No appraisal window helps with this gap, but your inspection window may: in most contracts, it lets you leave for any reason.',
  none: 'Nothing in your contract brings your earnest money back over this gap. Ask an attorney before you send anything.',
};

const chooseTexts: Readonly<Record<GapOutcome, string>> = {
  renegotiate: 'The seller agreed',
  split: 'We split it',
  pay: 'I pay the gap',
  cancel: 'I’m leaving',
};

interface Line {
  readonly name: string;
  readonly show: (way: FinancingWay) => ReactNode;
}

function linesOf(plan: FinancingWay, hasLoan: boolean): readonly Line[] {
  const price: Line = { name: 'Price', show: ({ priceCents }) => formatCents(priceCents) };
  const cash: Line = {
    name: 'Cash',
    show: ({ cashCents, cashChangeCents }) => <Changed cents={cashCents} changeCents={cashChangeCents} />,
  };
  if (!hasLoan) return [price, cash];
  const fee: Line = { name: 'Fee, financed', show: ({ upfrontFeeCents }) => formatCents(upfrontFeeCents) };
  return [
    price,
    { name: 'Loan', show: ({ loanCents }) => formatCents(loanCents) },
    { name: 'Loan-to-value', show: ({ loanToValueBasisPoints }) => percent(loanToValueBasisPoints) },
    cash,
    ...(plan.upfrontFeeCents > 0 ? [fee] : []),
    {
      name: 'Mortgage insurance a month',
      show: ({ mortgageInsuranceCents }) =>
        mortgageInsuranceCents === 0 ? 'None' : formatCents(mortgageInsuranceCents),
    },
    {
      name: 'Payment a month',
      show: ({ paymentCents, paymentChangeCents }) => <Changed cents={paymentCents} changeCents={paymentChangeCents} />,
    },
  ];
}

interface ChangedProps {
  readonly cents: number;
  readonly changeCents: number;
}

/** An amount, and how it differs from the plan. */
function Changed({ cents, changeCents }: ChangedProps): ReactNode {
  return (
    <>
      {formatCents(cents)}
      {changeCents !== 0 && (
        <span className={css['change']}>
          <VisuallyHidden>, </VisuallyHidden>
          {formatCents(Math.abs(changeCents))} {changeCents > 0 ? 'more' : 'less'}
        </span>
      )}
    </>
  );
}
