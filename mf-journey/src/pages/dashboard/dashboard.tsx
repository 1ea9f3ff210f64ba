import { useState, type ReactNode } from 'react';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { buttonClassName, classNames, MessageCircleIcon, Skeleton } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { usePreference } from '../../features/preferences/index.js';
import { LazyUpcomingSchedule } from '../../features/calendar/index.js';
import { LazyWaitingDrafts } from '../../features/drafts/index.js';
import { LenderMatchesCard } from '../../features/lenders/index.js';
import { LazyAnimatedTracker, useMilestones } from '../../features/milestones/index.js';
import { LazyCurrentRates } from '../../features/mortgage-rates/index.js';
import { BudgetCard } from './budget-card.js';
import { DocumentCenter } from './document-center.js';
import { JourneyCard } from './journey-card.js';
import { NextStep } from './next-step.js';
import { LazyNotices } from './notices/lazy-notices.js';
import { useUnconfirmedEmail } from './notices/use-unconfirmed-email.js';
import { LazyPurchase, mayHavePurchase } from './purchase/lazy-purchase.js';
import type { PurchaseStanding } from './purchase/purchase.js';
import { ProgressSummary } from './progress-summary.js';
import { useBuyerName } from './use-buyer-name.js';
import { useHashScroll } from '../../use-hash-scroll.js';
import css from './dashboard.module.css';

export function Dashboard(): ReactNode {
  useHashScroll();
  const [view] = usePreference('tracker');
  const { state, tracker } = useMilestones();
  const hasSteps = state === 'loading' || tracker.total > 0;
  // The animated view includes the next step.
  const isAnimated = hasSteps && view === 'animated';
  const step = isAnimated ? <LazyAnimatedTracker /> : <NextStep />;
  const [purchase, setPurchase] = useState<PurchaseStanding>();
  // A new owner who skipped steps is home all the same.
  const hasSkipped = purchase?.isOwner && state === 'ready' && tracker.completed < tracker.total;
  const [unconfirmedEmail, dismissEmail] = useUnconfirmedEmail();
  const needsLoan = !purchase?.isOwner && !purchase?.paysCash;
  return (
    <>
      <header className={classNames(css['header'], unconfirmedEmail !== undefined && css['below-note'])}>
        <div className={css['welcome']}>
          <Welcome />
          {!hasSkipped && <ProgressSummary />}
        </div>
        <PageLink to="/chat" className={classNames(buttonClassName({ variant: 'secondary' }), css['ask'])}>
          <MessageCircleIcon size={18} />
          {dashboardTexts.askAssistant}
        </PageLink>
      </header>
      <LazyWaitingDrafts />
      <div className={css['own']}>
        {mayHavePurchase(tracker) ? <LazyPurchase onKnown={setPurchase}>{step}</LazyPurchase> : step}
        {!purchase?.isOwner && <BudgetCard />}
      </div>
      {hasSteps && !isAnimated && <JourneyCard />}
      <div className={css['cards']}>
        {needsLoan && <LenderMatchesCard />}
        <DocumentCenter />
        {needsLoan && <LazyCurrentRates />}
        <LazyUpcomingSchedule />
      </div>
      <LazyNotices unconfirmedEmail={unconfirmedEmail} onDismissEmail={dismissEmail} />
    </>
  );
}

function Welcome(): ReactNode {
  const name = useBuyerName();
  return (
    <h1 tabIndex={-1} className={css['heading']}>
      {name === undefined ? (
        <span className={css['waiting']}>
          Welcome
          <Skeleton shape="title" width="short" />
        </span>
      ) : (
        <>
          Welcome, <span className={css['name']}>{name}</span>
        </>
      )}
    </h1>
  );
}
