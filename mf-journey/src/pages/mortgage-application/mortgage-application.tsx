import type { ReactNode } from 'react';
import type { LoanEstimate, MortgageApplicationView } from '@hearthway/contracts/journey';
import { ContractRoom } from '../../features/contract/index.js';
import { StagePapers } from '../../features/documents/index.js';
import { estimateCalls, useEntries } from '../../features/getting-pre-approved/index.js';
import { useMortgageApplication } from '../../features/mortgage-application/index.js';
import { AfterKeys, NoContract, StepPage, Waiting } from '../../features/step-page/index.js';
import { Apply } from './apply.js';
import { Decision } from './decision.js';
import { Estimates } from './estimates.js';
import { Know } from './know.js';
import { Packet } from './packet.js';
import { Parts } from './parts.js';
import { SavedApplication } from './saved-application.js';
import { FoldedSections, Section } from '../../features/page-parts/index.js';
import { WhereYouStand } from './where-you-stand.js';

export function MortgageApplication(): ReactNode {
  const contract = useMortgageApplication().data?.contract;
  const first = !contract ? 'parts' : contract.status === 'closed' ? 'saved-application' : 'where-you-stand';
  return (
    <StepPage
      milestone="Mortgage Application"
      lead="Apply once, with what you’ve told us already, compare what lenders put in writing, and lock a rate that lasts until you close."
    >
      <FoldedSections key={contract?.id} first={first}>
        <Workspace />
        <StagePapers stage="application" />
        <Know />
      </FoldedSections>
      <ContractRoom />
    </StepPage>
  );
}

function Workspace(): ReactNode {
  const application = useMortgageApplication();
  const estimates = useEntries(estimateCalls);
  if (!application.data || !estimates.data) return <Waiting noun="application" queries={[application, estimates]} />;
  return <Steps view={application.data} estimates={estimates.data} />;
}

interface StepsProps {
  readonly view: MortgageApplicationView;
  readonly estimates: readonly LoanEstimate[];
}

function Steps({ view, estimates }: StepsProps): ReactNode {
  const { contract, application, sections, dates, checks } = view;
  if (contract?.status === 'closed') {
    return (
      <>
        <AfterKeys address={contract.address} />
        {contract.financing === 'loan' && <SavedApplication application={application} estimates={estimates} />}
        <Packet />
      </>
    );
  }
  if (contract?.financing === 'cash') {
    return (
      <Section id="cash" title="You pay cash">
        <p>
          Your contract needs no loan, so there is nothing to apply for, and this step is done. If that changes, change
          your contract first: a lender needs about six weeks.
        </p>
      </Section>
    );
  }
  if (!contract) {
    return (
      <>
        <NoContract title="Your application starts with a contract" action="Make an offer">
          Once a seller accepts, we keep the days that count here, from the first form to the locked rate. Until then,
          see what a lender will ask and how much of it you’ve told us.
        </NoContract>
        <Parts sections={sections} finished={undefined} />
        <Packet />
      </>
    );
  }
  return (
    <>
      <WhereYouStand dates={dates} checks={checks} />
      <Apply application={application} />
      <Estimates application={application} estimates={estimates} />
      <Decision application={application} closingOn={contract.closingOn} />
      <Parts sections={sections} finished={application.finished} />
      <Packet />
    </>
  );
}
