import type { ReactNode } from 'react';
import type { AssessedInspection, InspectionGuide } from '@hearthway/contracts/journey';
import { ContractRoom, useShownContract } from '../../features/contract/index.js';
import { useInspection } from '../../features/inspection/index.js';
import { AfterKeys, NoContract, StepPage, Waiting } from '../../features/step-page/index.js';
import { AddOns } from './add-ons.js';
import { Answers } from './answers/answers.js';
import { Decision } from './decision/decision.js';
import { Details } from './details.js';
import { Findings } from './findings/findings.js';
import { Guide } from './guide.js';
import { Inspectors } from './inspectors.js';
import { RequestToSeller } from './request-to-seller.js';
import { SavedInspection } from './saved-inspection.js';
import { FoldedSections, Section } from '../../features/page-parts/index.js';
import { Totals } from './totals.js';
import { WindowBanner } from './window-banner.js';

export function HomeInspection(): ReactNode {
  const current = useInspection().data?.current;
  const first = !current ? 'inspectors' : current.status === 'closed' ? 'saved-inspection' : 'details';
  return (
    <StepPage
      milestone="Home Inspection"
      lead="Find out what you’re buying, decide what to ask for, and answer before your window ends."
    >
      <FoldedSections key={current?.inspection.contractId} first={first}>
        <Room />
      </FoldedSections>
      <ContractRoom />
    </StepPage>
  );
}

function Room(): ReactNode {
  const inspection = useInspection();
  const address = useShownContract()?.terms.address;
  if (!inspection.data) return <Waiting noun="inspection" queries={[inspection]} />;
  const { current, guide } = inspection.data;
  if (current?.status === 'closed') {
    return (
      <>
        <AfterKeys address={address ?? 'your home'} />
        <SavedInspection current={current} />
        <Guide guide={guide} />
      </>
    );
  }
  return (
    <>
      {current ? (
        // Another contract begins with empty forms.
        <Workspace key={current.inspection.contractId} current={current} guide={guide} />
      ) : (
        <NothingYet />
      )}
      <Inspectors guide={guide} />
      <Guide guide={guide} />
    </>
  );
}

interface WorkspaceProps {
  readonly current: AssessedInspection;
  readonly guide: InspectionGuide;
}

function Workspace({ current, guide }: WorkspaceProps): ReactNode {
  const { inspection } = current;
  return (
    <>
      <WindowBanner current={current} />
      <Section id="details" title="1. Your inspection">
        <Details inspection={inspection} />
        <AddOns current={current} rows={guide.policyRows} />
      </Section>
      <Section id="findings" title="2. What they found">
        <Findings inspection={inspection} />
        {inspection.findings.length > 0 && <Totals totals={current.totals} />}
      </Section>
      <Section id="request" title="3. Ask the seller">
        <RequestToSeller letter={current.letter} forms={guide.forms} />
        <Answers inspection={inspection} />
      </Section>
      <Section id="decide" title="4. Decide">
        <Decision current={current} forms={guide.forms} />
      </Section>
    </>
  );
}

function NothingYet(): ReactNode {
  return (
    <NoContract title="Your window starts with your contract">
      Once an offer is accepted, we count the days you have to inspect and to decide. Until then, choose your inspector:
      good ones are booked a week ahead.
    </NoContract>
  );
}
