import type { ReactNode } from 'react';
import type { InspectionView, PurchaseContract } from '@hearthway/contracts/journey';
import { Badge } from '@hearthway/web-kit';
import { ClosedNotice, ContractPage, NoContract } from '../../features/contract-page/index.js';
import { DocumentsSection } from '../../features/document-slots/index.js';
import { Section } from '../../features/page-section/index.js';
import { Decision } from './decision/decision.js';
import { AddOns } from './details/add-ons.js';
import { Details } from './details/details.js';
import { EarlierHomes } from './earlier/earlier-homes.js';
import { Findings } from './findings/findings.js';
import { governmentLoan } from './government-loan.js';
import { Guide } from './guide/guide.js';
import { Inspectors } from './guide/inspectors.js';
import { Answers } from './request/answers.js';
import { Request } from './request/request.js';
import { useEarlierInspections, useInspection } from './use-inspection.js';
import { WindowBanner } from './window-banner.js';

/** From choosing an inspector to the decision: what was found, what the seller answers, and by when. */
export function HomeInspection(): ReactNode {
  const inspection = useInspection();
  // The guide comes with them, because they stand above it.
  const earlier = useEarlierInspections();
  const { data } = inspection;
  return (
    <ContractPage
      title="Home inspection"
      lead="Find out what you’re buying, decide what to ask for, and answer before your window ends."
      milestone="home-inspection"
      what="inspection"
      queries={[inspection, earlier]}
      contract={data?.contract}
      guide={
        data && (
          <>
            <Inspectors guide={data.guide} startsOpen={!data.contract} hasOne={data.inspection.inspector !== ''} />
            <EarlierHomes query={earlier} />
            <Guide guide={data.guide} home={data.home} loan={governmentLoan(data)} isFolded={data.contract !== null} />
          </>
        )
      }
    >
      {data && (data.contract ? <Workspace view={data} contract={data.contract} /> : <NothingYet view={data} />)}
    </ContractPage>
  );
}

function NothingYet({ view }: { readonly view: InspectionView }): ReactNode {
  return (
    <>
      <NoContract title="Your window starts with your contract">
        Once an offer is accepted, we count the days you have to inspect and decide. Until then, choose your inspector:
        good ones are booked a week ahead.
      </NoContract>
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
        <ClosedNotice contract={contract} />
      )}
      <Details view={view} contract={contract} isOpen={isOpen} />
      <Findings findings={findings} totals={totals} loan={governmentLoan(view)} isOpen={isOpen} />
      <Section title="Ask the seller" status={letter && <Badge>{`${letter.findingIds.length} in your request`}</Badge>}>
        <Request letter={letter} forms={guide.forms} />
      </Section>
      <Answers answers={inspection.answers} isOpen={isOpen} timeZone={contract.terms.timeZone} />
      <Decision view={view} contract={contract} isOpen={isOpen} />
      <DocumentsSection stage="inspection" />
    </>
  );
}
