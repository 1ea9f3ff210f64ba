import { useState, type ReactNode } from 'react';
import {
  listLoanEstimates,
  type LoanEstimate,
  type MortgageApplication,
  type RateLock,
} from '@hearthway/contracts/journey';
import { Badge, Button, useFocusAfter } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { rateText } from '../../../features/estimates/index.js';
import { Fact, Facts } from '../../../features/fact/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { Section, useFold } from '../../../features/page-section/index.js';
import { IntentDialog } from './intent-dialog.js';
import { LockDialog } from './lock-dialog.js';

const titleId = 'application-decide';

interface DecideProps {
  readonly application: MortgageApplication;
  readonly timeZone: string;
  /** YYYY-MM-DD. */
  readonly closingOn: string;
}

/** Going ahead with one lender, and locking its rate. */
export function Decide({ application, timeZone, closingOn }: DecideProps): ReactNode {
  const [open, setOpen] = useState<'intent' | 'lock'>();
  const { data: estimates } = useQuery(operationQuery(useCaller(), listLoanEstimates));
  const { estimateId, intentOn, lock } = application;
  const isDone = intentOn !== null && lock !== null && lock.until >= closingOn;
  const isFolded = useFold(isDone);
  useFocusAfter(open !== undefined, () => document.getElementById(titleId));
  const chosen = estimates?.find(({ id }) => id === estimateId);
  const close = () => {
    setOpen(undefined);
  };
  return (
    <>
      <Section
        title="3. Go ahead, and lock your rate"
        titleId={titleId}
        status={<Badge tone={isDone ? 'success' : 'neutral'}>{isDone ? 'Done' : 'To do'}</Badge>}
        isFolded={isFolded}
      >
        <p className={parts['lead']}>
          Until you say that you go ahead, a lender may charge you for the credit report and nothing else. Say it in
          writing, then ask what it costs to lock your rate until a few days after {formatDay(closingOn)}, the day you
          close.
        </p>
        <Facts>
          <Fact name="Loan Estimate">
            {estimateId === null ? 'None chosen yet' : (chosen?.lender ?? 'Chosen above')}
          </Fact>
          <Fact name="Day you said yes">{intentOn === null ? 'Not yet' : formatDay(intentOn)}</Fact>
          <Fact name="Rate lock">{lock === null ? 'Not locked' : lockText(lock)}</Fact>
        </Facts>
        <div className={parts['buttons']}>
          <Button
            variant="secondary"
            onClick={() => {
              setOpen('intent');
            }}
          >
            {intentOn === null ? 'Note your yes' : 'Change your yes'}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              setOpen('lock');
            }}
          >
            {lock === null ? 'Note your rate lock' : 'Change your rate lock'}
          </Button>
        </div>
      </Section>
      {open === 'intent' && <IntentDialog application={application} timeZone={timeZone} onClose={close} />}
      {open === 'lock' && (
        <LockDialog application={application} quoted={lockIn(chosen)} timeZone={timeZone} onClose={close} />
      )}
    </>
  );
}

/** `6.25%, until Jan 8, 2027` */
export const lockText = ({ until, rateMillionths }: RateLock): string =>
  [rateMillionths !== null && rateText(rateMillionths), `until ${formatDay(until)}`].filter(Boolean).join(', ');

/** What the chosen Loan Estimate says of a lock. The day of the lock is for the buyer to say. */
function lockIn(estimate: LoanEstimate | undefined): Omit<RateLock, 'lockedOn'> | null {
  if (!estimate || estimate.lockedUntil === null) return null;
  return { until: estimate.lockedUntil, rateMillionths: estimate.rateMillionths };
}
