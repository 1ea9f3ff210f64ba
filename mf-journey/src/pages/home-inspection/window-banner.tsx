import { useEffect, useState, type ReactNode } from 'react';
import {
  standingDecision,
  type Deadline,
  type InspectionView,
  type PurchaseContract,
} from '@hearthway/contracts/journey';
import { Alert, Button, useFocusAfter } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import {
  dateOf,
  DeadlineRule,
  DeadlineWarning,
  inspectionDay,
  MissingDayDialog,
  whenText,
} from '../../features/contract/index.js';
import { dollars } from '../../features/estimates/index.js';
import { timeLeft } from './time-left.js';
import css from './window-banner.module.css';

interface WindowBannerProps extends Pick<InspectionView, 'window' | 'inspection'> {
  readonly contract: PurchaseContract;
}

/** How long the buyer may still leave because of an inspection, or what it means that they can’t. */
export function WindowBanner({
  window: { kind, deadline, resolution },
  inspection,
  contract,
}: WindowBannerProps): ReactNode {
  const now = useNow();
  // The date that was missing takes its button along.
  useFocusAfter(kind === 'unknown', () => document.querySelector('h1'));
  if (deadline === null)
    return kind === 'unknown' ? <UnknownWindow contract={contract} /> : <NoWindow kind={kind} contract={contract} />;
  const left = timeLeft(endOf(deadline), now);
  if (standingDecision(inspection.decisions)?.decision === 'proceed') {
    return (
      <Alert tone="success" title="You decided to go ahead">
        {left === undefined
          ? 'Your window has ended. What you agreed on in writing still holds.'
          : `Your window is open for another ${left}, in case something changes.`}
      </Alert>
    );
  }
  const toAgree = resolution && timeLeft(endOf(resolution), now) ? resolution : null;
  if (left === undefined) return <PassedWindow deadline={deadline} resolution={resolution} lasts={toAgree !== null} />;
  return (
    <>
      <Alert tone="warning" title={`You have ${left} to decide`}>
        <p>
          {deadline.title} <strong>{whenText(dateOf(deadline), deadline.timeZone)}</strong>.
          {deadline.confirmedAt === null && (
            <>
              {' '}
              Compare this date with your signed contract: <PageLink to="/make-offer">your deadlines</PageLink>
            </>
          )}
        </p>
        {toAgree && <p>If you ask the seller for something, the next date is this one: {dateText(toAgree)}.</p>}
        <details className={css['source']}>
          <summary>Where this date comes from</summary>
          <DeadlineRule deadline={deadline} />
        </details>
      </Alert>
      <DeadlineWarning deadline={deadline} />
    </>
  );
}

const endOf = ({ own, at }: Deadline): string => own?.at ?? at;

const dateText = (deadline: Deadline): string => `${deadline.title}, ${whenText(dateOf(deadline), deadline.timeZone)}`;

interface PassedWindowProps {
  readonly deadline: Deadline;
  /** Of the days to agree on repairs, or of the seller’s to answer. */
  readonly resolution: Deadline | null;
  /** Whether these days aren’t over. */
  readonly lasts: boolean;
}

function PassedWindow({ deadline, resolution, lasts }: PassedWindowProps): ReactNode {
  return (
    <Alert tone="danger" announce="off" title="Stop: your inspection window has ended">
      It ended on {whenText(dateOf(deadline), deadline.timeZone)}.{' '}
      {resolution &&
        (lasts
          ? `If you asked the seller in time, this date counts now: ${dateText(resolution)}. If you didn’t: `
          : // In Arizona, the buyer has days to decide after it.
            `If you asked the seller in time, read today what your contract says about the days after this one: ${dateText(resolution)}. If you didn’t: `)}
      {resolution ? 'talk' : 'Talk'} to an attorney today, before you send a notice or stop a payment: you may have lost
      the right to leave, and your earnest money with it. If you sent your notice in time, record it below with its day
      and time.
    </Alert>
  );
}

function UnknownWindow({ contract }: Pick<WindowBannerProps, 'contract'>): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Alert
        tone="warning"
        title="We don’t know when your inspection window ends"
        action={
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              setIsOpen(true);
            }}
          >
            Add the date
          </Button>
        }
      >
        Your state’s contract names the day. Look it up on your signed page today, so that you don’t miss it.
      </Alert>
      {isOpen && (
        <MissingDayDialog
          contract={contract}
          missing={inspectionDay}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

interface NoWindowProps {
  readonly kind: InspectionView['window']['kind'];
  readonly contract: PurchaseContract;
}

function NoWindow({ kind, contract: { terms } }: NoWindowProps): ReactNode {
  const atRisk = terms.earnestMoneyCents + terms.optionFeeCents;
  return (
    <Alert
      tone="warning"
      title={
        kind === 'waived'
          ? 'You gave up the right to leave after an inspection'
          : 'Your contract has no inspection window'
      }
    >
      Inspect anyway, if the seller lets you: you’ll know what to budget for and what to insure. But you can’t leave
      over what you find{atRisk > 0 && ` without risking about ${dollars(atRisk)} of deposits`}, and the seller doesn’t
      have to fix anything. Other rights in your contract still hold. Ask an attorney which ones.
    </Alert>
  );
}

/** The moment, in milliseconds, every half minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 30_000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}
