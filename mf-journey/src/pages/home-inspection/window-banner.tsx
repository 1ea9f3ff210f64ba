import { useEffect, useState, type ReactNode } from 'react';
import { standingDecision, type AssessedInspection, type Deadline } from '@hearthway/contracts/journey';
import { Alert } from '@hearthway/web-kit';
import { effectiveMoment, momentText, useContract } from '../../features/contract/index.js';
import { dollars } from '../../features/estimates/index.js';
import { timeLeft } from './time-left.js';

export interface WindowBannerProps {
  readonly current: AssessedInspection;
}

/** How long the buyer may still leave because of an inspection, or what it means that they can’t. */
export function WindowBanner({ current: { window, inspection } }: WindowBannerProps): ReactNode {
  const now = useNow();
  const standing = standingDecision(inspection.decisions);
  if (window.deadline === null) return <WithoutWindow kind={window.kind === 'waived' ? 'waived' : 'none'} />;
  const left = timeLeft(effectiveMoment(window.deadline), now);
  if (standing?.decision === 'proceed') {
    return (
      <Alert tone="success" title="You decided to go ahead">
        {left === undefined
          ? 'Your window has ended.'
          : `Until your window ends you can still change your mind: ${left}.`}
      </Alert>
    );
  }
  if (left === undefined) return <Passed deadline={window.deadline} />;
  return (
    <Alert tone="warning" title={`${left} to decide`}>
      <p>
        {window.deadline.title}: <strong>{endText(window.deadline)}</strong>, in the property’s time zone.{' '}
        {window.deadline.confirmedAt === null && 'Compare this date with the signed page in your contract below.'}
      </p>
      <p>{window.deadline.rule}</p>
    </Alert>
  );
}

function Passed({ deadline }: { readonly deadline: Deadline }): ReactNode {
  return (
    <Alert tone="danger" announce="off" title="Stop: your window has ended">
      It ended on {endText(deadline)}. Before you send anything or stop a payment, talk to an attorney today: you may
      have lost the right to leave, and your earnest money with it. If you decided in time, record it below with the
      date and time of your notice.
    </Alert>
  );
}

function WithoutWindow({ kind }: { readonly kind: 'waived' | 'none' }): ReactNode {
  const { data } = useContract();
  const terms = data?.contract?.terms;
  const atRisk = terms && terms.earnestMoneyCents + terms.optionFeeCents;
  return (
    <Alert
      tone="warning"
      title={
        kind === 'waived'
          ? 'You gave up the right to leave after an inspection'
          : 'Your contract has no inspection window'
      }
    >
      You can still inspect the home, with the seller’s consent, and you should: it tells you what to budget for and
      what to insure. But you can’t leave because of what you find
      {atRisk ? ` without risking about ${dollars(atRisk)} of deposits` : ''}, and the seller doesn’t have to fix
      anything. Other rights in your contract still hold. Ask an attorney which ones.
    </Alert>
  );
}

const endText = (deadline: Deadline): string => momentText(effectiveMoment(deadline), deadline.timeZone);

/** The time, every half minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
