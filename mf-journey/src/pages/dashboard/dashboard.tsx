import type { ReactNode } from 'react';
import type { User } from '@hearthway/contracts/identity';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { buttonClassName, classNames, MessageCircleIcon, Skeleton } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { useUser } from '@hearthway/web-kit/slice';
import { usePreference } from '../../features/preferences/index.js';
import { UpcomingSchedule } from '../../features/calendar/index.js';
import { WaitingDrafts } from '../../features/financial-profile/index.js';
import { LenderMatchesCard } from '../../features/lenders/index.js';
import { AnimatedTracker, useMilestones } from '../../features/milestones/index.js';
import { MortgageRatesCard } from '../../features/mortgage-rates/index.js';
import { DocumentCenter } from './document-center.js';
import { JourneyCard } from './journey-card.js';
import { NextStep } from './next-step.js';
import { ProgressSummary } from './progress-summary.js';
import { useHashScroll } from './use-hash-scroll.js';
import css from './dashboard.module.css';

export function Dashboard(): ReactNode {
  useHashScroll();
  return (
    <>
      <header className={css['header']}>
        <div className={css['welcome']}>
          <Welcome />
          <ProgressSummary />
        </div>
        <PageLink to="/chat" className={classNames(buttonClassName({ variant: 'secondary' }), css['ask'])}>
          <MessageCircleIcon size={18} />
          {dashboardTexts.askAssistant}
        </PageLink>
      </header>
      <WaitingDrafts />
      <Journey />
      <div className={css['cards']}>
        <UpcomingSchedule />
        <DocumentCenter />
        <LenderMatchesCard />
        <MortgageRatesCard />
      </div>
    </>
  );
}

/** The animated view includes the next step. Without milestones there is nothing to view. */
function Journey(): ReactNode {
  const [view] = usePreference('tracker');
  const { state, tracker } = useMilestones();
  if (state !== 'loading' && tracker.total === 0) return <NextStep />;
  if (view === 'animated') return <AnimatedTracker />;
  return (
    <>
      <NextStep />
      <JourneyCard />
    </>
  );
}

function Welcome(): ReactNode {
  const user = useUser();
  return (
    <h1 tabIndex={-1} className={css['heading']}>
      {user === undefined ? (
        <span className={css['waiting']}>
          Welcome
          <Skeleton shape="title" width="short" />
        </span>
      ) : (
        <>
          Welcome, <span className={css['name']}>{nameOf(user)}</span>
        </>
      )}
    </h1>
  );
}

function nameOf(user: User | null): string {
  if (!user?.username) return dashboardTexts.nameless;
  return user.username;
}
