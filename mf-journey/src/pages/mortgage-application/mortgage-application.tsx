import type { ReactNode } from 'react';
import type { MortgageApplicationView } from '@hearthway/contracts/journey';
import { PageLink } from '@hearthway/web-kit/router';
import { ClosedNotice, ContractPage, NoContract } from '../../features/contract-page/index.js';
import { DocumentsSection } from '../../features/document-slots/index.js';
import { Section } from '../../features/page-section/index.js';
import { Apply } from './apply/apply.js';
import { Decide } from './decide/decide.js';
import { Saved } from './decide/saved.js';
import { Estimates } from './estimates/estimates.js';
import { FormParts } from './form/form-parts.js';
import { Packet } from './form/packet.js';
import { Guide } from './guide/guide.js';
import { Standing } from './standing/standing.js';
import { useApplication } from './use-application.js';

/** From the six facts that make an application to a rate that lasts until closing. */
export function MortgageApplication(): ReactNode {
  const application = useApplication();
  const { data: view } = application;
  return (
    <ContractPage
      title="Mortgage application"
      lead="Apply with what you’ve told us already, compare what lenders put in writing, and lock a rate that lasts until you close."
      milestone="mortgage-application"
      what="application"
      queries={[application]}
      contract={view?.contract}
      guide={<Guide state={view?.contract?.terms.state} />}
    >
      {view && <Workspace view={view} />}
    </ContractPage>
  );
}

function Workspace({ view }: { readonly view: MortgageApplicationView }): ReactNode {
  const { contract, sections } = view;
  if (!contract) {
    return (
      <>
        <NoContract title="Your application starts with a contract">
          Once a seller accepts, we count the days that matter, from the first form to the locked rate. Until then, get
          estimates, and see what a lender asks and how much of it you’ve told us.
        </NoContract>
        <Estimates view={view} />
        <FormParts sections={sections} finished={undefined} />
        <Packet />
      </>
    );
  }
  const { address, financing, timeZone } = contract.terms;
  const isClosed = contract.status === 'closed';
  if (financing === 'cash') {
    return (
      <Section title={isClosed ? 'You paid cash' : 'You pay cash'} startsOpen>
        <p>
          Your contract for {address} needs no loan, so there is nothing to apply for, and this step is done.
          {!isClosed && (
            <>
              {' '}
              If you take a loan after all, <PageLink to="/make-offer">change your contract</PageLink> first. Lenders
              often need about six weeks.
            </>
          )}
        </p>
      </Section>
    );
  }
  if (isClosed) {
    return (
      <>
        <ClosedNotice contract={contract} />
        <Saved view={view} />
        <Packet />
      </>
    );
  }
  // The buyer may expect another day than the contract's.
  const closingOn = view.dates.find(({ key }) => key === 'closing')?.on ?? contract.terms.closingOn;
  return (
    <>
      <Standing view={view} />
      <Apply application={view.application} timeZone={timeZone} />
      <Estimates view={view} />
      <Decide application={view.application} timeZone={timeZone} closingOn={closingOn} />
      <FormParts sections={sections} finished={view.application.finished} />
      <DocumentsSection stage="application" />
      <Packet />
    </>
  );
}
