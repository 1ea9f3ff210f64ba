import { useState, type ReactNode } from 'react';
import {
  gapOutcomes,
  loanPrograms,
  loanTermText,
  type AppraisalView,
  type GapDecision,
  type GapOutcome,
} from '@hearthway/contracts/journey';
import { Alert, Button, useFocusAfter } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { rateText } from '../../../features/estimates/index.js';
import { useTodayAt } from '../../../features/local-time/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { Section, Topic, Topics } from '../../../features/page-section/index.js';
import { PolicyRows } from '../../../features/policy-rows/index.js';
import { Buttons, Row } from '../../../features/rows/index.js';
import { DecisionDialog } from './decision-dialog.js';
import { EndContract } from './end-contract.js';
import { isOfGuide } from './guide-rows.js';
import { LoanDialog } from './loan-dialog.js';
import { LeaveCard, OutcomeCard } from './outcome-card.js';
import { useAppraisalChange } from './use-appraisal.js';
import css from './appraisal.module.css';

interface GapProps {
  readonly view: AppraisalView & { readonly contract: NonNullable<AppraisalView['contract']> };
  readonly value: NonNullable<AppraisalView['value']>;
}

const titleId = 'appraisal-gap';

/** A value below the price, and what each answer to it costs. */
export function Gap({ view, value }: GapProps): ReactNode {
  const { appraisal, contract, loan, solution, offer, policyRows } = view;
  const { valueCents, gapCents } = value;
  const change = useAppraisalChange();
  const today = useTodayAt(contract.terms.timeZone);
  const [open, setOpen] = useState<GapOutcome | 'loan'>();
  const title = (): HTMLElement | null => document.getElementById(titleId);
  useFocusAfter(open !== undefined, title);
  // The pressed button goes with what it changed.
  const onSuccess = (): void => title()?.focus({ preventScroll: true });
  const close = (): void => {
    setOpen(undefined);
  };
  const hasLoan = contract.terms.financing === 'loan';
  const decision = appraisal.decision?.valueCents === valueCents ? appraisal.decision : null;
  const isOutdated = appraisal.decision !== null && decision === null;
  const ways = solution && (
    <div className={css['outcomes']}>
      {solution.outcomes.map((solved) => (
        <OutcomeCard key={solved.outcome} solved={solved} plan={solution.plan} hasLoan={hasLoan} onChoose={setOpen} />
      ))}
      <LeaveCard cancel={solution.cancel} program={loan ? loanPrograms[loan.program] : ''} onChoose={setOpen} />
    </div>
  );
  return (
    <>
      <Section
        title={`The value is ${formatCents(gapCents)} below the price`}
        titleId={titleId}
        lead={
          hasLoan
            ? 'A lender counts its loan against the lower of the two. Someone makes up the difference, or you leave. Here is what each way costs.'
            : 'No lender asks for it, but it’s a reason to talk about the price.'
        }
      >
        {isOutdated && (
          <Alert tone="warning" title="The value changed after you decided">
            Your answer was to {formatCents(appraisal.decision?.valueCents ?? 0)}. Please choose again.
          </Alert>
        )}
        {decision && (
          <Decided
            decision={decision}
            undoing={change.isPending}
            onUndo={() => {
              change.mutate((entry) => ({ ...entry, decision: null }), { onSuccess });
            }}
          />
        )}
        {decision?.outcome === 'cancel' && <EndContract contract={contract} />}
        {offer !== null && offer.promisedCents > 0 && (
          <p>
            Your offer promised to pay up to <strong>{formatCents(offer.promisedCents)}</strong> of a gap.{' '}
            {gapCents > offer.promisedCents
              ? `The other ${formatCents(gapCents - offer.promisedCents)} is open to talk about.`
              : 'That covers all of this one, so the seller can hold you to it.'}
          </p>
        )}
        {hasLoan && (
          <Row
            as="div"
            beside={
              <Buttons>
                <Button
                  variant={loan ? 'secondary' : 'primary'}
                  size="small"
                  onClick={() => {
                    setOpen('loan');
                  }}
                >
                  {loan ? 'Change the loan' : 'Enter the loan'}
                </Button>
                {loan?.from === 'buyer' && (
                  <Button
                    variant="quiet"
                    size="small"
                    pending={change.isPending}
                    pendingText="Saving…"
                    onClick={() => {
                      change.mutate((entry) => ({ ...entry, loan: null }), { onSuccess });
                    }}
                  >
                    Remove my figures
                  </Button>
                )}
              </Buttons>
            }
          >
            <p>
              {loan ? loanText(loan) : 'To work out the costs, we need your loan.'}
              {!loan && (
                <>
                  {' '}
                  <PageLink to="/mortgage-application">Choose your Loan Estimate</PageLink>, or enter the loan here.
                </>
              )}
            </p>
          </Row>
        )}
        {solution && (
          <>
            {decision ? (
              <details>
                <summary>Compare the ways again</summary>
                {ways}
              </details>
            ) : (
              ways
            )}
            <p className={parts['note']}>
              Cash is your part of the price, without closing costs.
              {hasLoan &&
                ' The payment is principal, interest, and mortgage insurance. Below a figure is the difference from your plan. What your lender charges counts.'}
            </p>
            {hasLoan && (
              <Topics>
                <Topic title="Where these figures come from">
                  <PolicyRows rows={policyRows.filter((row) => !isOfGuide(row))} />
                </Topic>
              </Topics>
            )}
          </>
        )}
      </Section>
      {open === 'loan' && <LoanDialog view={view} onClose={close} />}
      {open !== undefined && open !== 'loan' && (
        <DecisionDialog outcome={open} valueCents={valueCents} view={view} today={today} onClose={close} />
      )}
    </>
  );
}

function loanText(loan: NonNullable<AppraisalView['loan']>): string {
  const { program, loanCents, rateMillionths, months, from, financedFeeCents } = loan;
  const what = `${loanPrograms[program]}, ${formatCents(loanCents)} at ${rateText(rateMillionths)} over ${loanTermText(months)}`;
  if (from === 'buyer') return `Your own figures: ${what}.`;
  const fee = financedFeeCents > 0 ? `, without the ${formatCents(financedFeeCents)} fee that it finances` : '';
  return `From your Loan Estimate: ${what}${fee}.`;
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
        <Button variant="secondary" size="small" pending={undoing} pendingText="Saving…" onClick={onUndo}>
          Take it back
        </Button>
      }
    >
      {note && <p>{note}</p>}
      <p>{nextSteps[outcome]}</p>
    </Alert>
  );
}

const contractLink = <PageLink to="/make-offer#contract">your contract</PageLink>;
const newPrice = (
  <>Once both sides have signed the new price, change it in {contractLink} and send it to your lender.</>
);
const nextSteps: Readonly<Record<GapOutcome, ReactNode>> = {
  renegotiate: newPrice,
  split: newPrice,
  pay: 'Tell your lender where the cash comes from, with a statement that shows it.',
  cancel:
    'Send the notice the way your contract says, and keep proof of it. Then end the contract here. What you kept about it stays.',
};
