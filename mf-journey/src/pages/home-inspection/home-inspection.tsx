import type { ReactNode } from 'react';
import type { InspectionView, PurchaseContract } from '@hearthway/contracts/journey';
import { Alert, Badge, buttonClassName, Card, EmptyState, useFocusAfter } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { MilestoneChecklist } from '../../features/milestone-checklist/index.js';
import { FallbackNotice } from '../../features/milestones/index.js';
import { PageHead } from '../../features/page-head/index.js';
import { NotLoaded, Section, Sections } from '../../features/page-section/index.js';
import { Decision } from './decision/decision.js';
import { AddOns } from './details/add-ons.js';
import { Details } from './details/details.js';
import { Findings } from './findings/findings.js';
import { governmentLoan } from './government-loan.js';
import { Guide } from './guide/guide.js';
import { Inspectors } from './guide/inspectors.js';
import { Answers } from './request/answers.js';
import { Request } from './request/request.js';
import { useInspection } from './use-inspection.js';
import { WindowBanner } from './window-banner.js';

/** From choosing an inspector to the decision: what was found, what the seller answers, and by when. */
export function HomeInspection(): ReactNode {
  const inspection = useInspection();
  const { data } = inspection;
  // A decision to leave takes its button along.
  useFocusAfter(Boolean(data?.contract), () => document.querySelector('h1'));
  return (
    <>
      <PageHead
        title="Home inspection"
        lead="Find out what you’re buying, decide what to ask for, and answer before your window ends."
      >
        <MilestoneChecklist milestone="home-inspection" />
      </PageHead>
      <FallbackNotice />
      <Sections>
        {!data ? (
          <Card>
            <NotLoaded what="inspection" queries={[inspection]} />
          </Card>
        ) : (
          <>
            {data.contract ? (
              <Workspace key={data.contract.id} view={data} contract={data.contract} />
            ) : (
              <NoContract view={data} />
            )}
            <Inspectors guide={data.guide} startsOpen={!data.contract} />
            <Guide guide={data.guide} home={data.home} loan={governmentLoan(data)} />
          </>
        )}
      </Sections>
    </>
  );
}

function NoContract({ view }: { readonly view: InspectionView }): ReactNode {
  return (
    <>
      <Card>
        <EmptyState
          title="Your window starts with your contract"
          action={
            <PageLink to="/make-offer" className={buttonClassName({ variant: 'secondary' })}>
              Go to your offers
            </PageLink>
          }
        >
          <p>
            Once an offer is accepted, we count the days you have to inspect and decide. Until then, choose your
            inspector: good ones are booked a week ahead.
          </p>
        </EmptyState>
      </Card>
      {view.addOns.length > 0 && (
        <Section title="Often worth a closer look in your state">
          <AddOns view={view} />
        </Section>
      )}
    </>
  );
}

interface WorkspaceProps {
  readonly view: InspectionView;
  readonly contract: PurchaseContract;
}

function Workspace({ view, contract }: WorkspaceProps): ReactNode {
  const { inspection, totals, letter, guide } = view;
  const isOpen = contract.status === 'active';
  const { findings } = inspection;
  return (
    <>
      {isOpen ? (
        <WindowBanner window={view.window} inspection={inspection} contract={contract} />
      ) : (
        <Alert tone="success" title={`You’ve closed on ${contract.terms.address}`}>
          This is what you wrote down. It stays here to look up, and doesn’t change anymore.
        </Alert>
      )}
      <Details view={view} contract={contract} isOpen={isOpen} />
      <Findings findings={findings} totals={totals} loan={governmentLoan(view)} isOpen={isOpen} />
      <Section title="Ask the seller" status={letter && <Badge>{`${letter.findingIds.length} in your request`}</Badge>}>
        <Request letter={letter} forms={guide.forms} />
      </Section>
      <Answers answers={inspection.answers} isOpen={isOpen} timeZone={contract.terms.timeZone} />
      <Decision view={view} contract={contract} isOpen={isOpen} />
    </>
  );
}
