import type { ReactNode } from 'react';
import type { User } from '@hearthway/contracts/identity';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { buttonClassName, Card, classNames, LoadingText, MessageCircleIcon, Skeleton } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { lazyPart, useUser } from '@hearthway/web-kit/slice';
import { usePreference } from '../../features/preferences/index.js';
import { UpcomingSchedule } from '../../features/calendar/index.js';
import { WaitingDrafts } from '../../features/financial-profile/index.js';
import { LenderMatchesCard } from '../../features/lenders/index.js';
import { AnimatedTracker, journeyFailed, useMilestone, useMilestones } from '../../features/milestones/index.js';
import { Notices } from '../../features/notices/index.js';
import { LiveCards, useHomeowner, useOverview } from '../../features/overview/index.js';
import { MortgageRatesCard } from '../../features/mortgage-rates/index.js';
import { DocumentCenter } from './document-center.js';
import { GoalsLink } from './goals-link.js';
import { ProgressSummary } from './progress-summary.js';
import { useHashScroll } from './use-hash-scroll.js';
import css from './dashboard.module.css';

// Most buyers keep the animated view, and never load this one.
const StandardView = lazyPart(async () => (await import('./standard-view.js')).StandardView, {
  waiting: null,
  failed: journeyFailed,
});

// Who opens it has bought a home, which most visitors haven’t yet.
const NewHomeowner = lazyPart(async () => (await import('./new-homeowner.js')).NewHomeowner, {
  waiting: <JourneyWaiting />,
  failed: journeyFailed,
});

export function Dashboard(): ReactNode {
  useHashScroll();
  const { homeowner } = useHomeowner();
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
      <Notices />
      <WaitingDrafts />
      <Journey />
      {!homeowner && (
        <>
          <LiveCards />
          <GoalsLink />
        </>
      )}
      <div className={css['cards']}>
        <UpcomingSchedule />
        <DocumentCenter />
        {!homeowner && <LenderMatchesCard />}
        <MortgageRatesCard />
      </div>
    </>
  );
}

function Journey(): ReactNode {
  const [view] = usePreference('tracker');
  const { state, tracker } = useMilestones();
  const { homeowner, isPending } = useHomeowner();
  const isClosed = useMilestone('Closing')?.status === 'completed';
  if (homeowner) return <NewHomeowner homeowner={homeowner} />;
  if (isClosed && isPending) return <JourneyWaiting />;
  const empty = state !== 'loading' && tracker.total === 0;
  return view === 'animated' && !empty ? <AnimatedTracker /> : <StandardView />;
}

function JourneyWaiting(): ReactNode {
  return (
    <Card className={css['journey-waiting']}>
      <LoadingText>Loading your first year</LoadingText>
      <Skeleton shape="title" width="half" />
      <Skeleton lines={3} />
    </Card>
  );
}

function Welcome(): ReactNode {
  const user = useUser();
  const overview = useOverview();
  const greeting = overview?.homeowner ? 'Welcome home' : 'Welcome';
  const firstName = overview?.firstName;
  return (
    <h1 tabIndex={-1} className={css['heading']}>
      {user === undefined ? (
        <span className={css['waiting']}>
          Welcome
          <Skeleton shape="title" width="short" />
        </span>
      ) : (
        <>
          {greeting}, <span className={css['name']}>{firstName ?? nameOf(user)}</span>
        </>
      )}
    </h1>
  );
}

function nameOf(user: User | null): string {
  if (!user?.username) return dashboardTexts.nameless;
  return user.username;
}
