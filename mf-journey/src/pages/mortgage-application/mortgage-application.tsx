import type { ReactNode } from 'react';
import type { MortgageApplicationView } from '@hearthway/contracts/journey';
import { Alert, buttonClassName, Card, EmptyState } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { MilestoneChecklist } from '../../features/milestone-checklist/index.js';
import { FallbackNotice } from '../../features/milestones/index.js';
import { PageHead } from '../../features/page-head/index.js';
import { NotLoaded, Section, Sections } from '../../features/page-section/index.js';
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
    <>
      <PageHead
        title="Mortgage application"
        lead="Apply with what you’ve told us already, compare what lenders put in writing, and lock a rate that lasts until you close."
      >
        <MilestoneChecklist milestone="mortgage-application" />
      </PageHead>
      <FallbackNotice />
      <Sections>
        {view ? (
          // Another contract begins with closed dialogs.
          <Workspace key={view.contract?.id} view={view} />
        ) : (
          <Card>
            <NotLoaded what="application" queries={[application]} />
          </Card>
        )}
        <Guide state={view?.contract?.terms.state} />
      </Sections>
    </>
  );
}

function Workspace({ view }: { readonly view: MortgageApplicationView }): ReactNode {
  const { contract, sections } = view;
  if (!contract) {
    return (
      <>
        <Card>
          <EmptyState
            title="Your application starts with a contract"
            action={
              <PageLink to="/make-offer" className={buttonClassName()}>
                Make an offer
              </PageLink>
            }
          >
            <p>
              Once a seller accepts, we count the days that matter, from the first form to the locked rate. Until then,
              get estimates, and see what a lender asks and how much of it you’ve told us.
            </p>
          </EmptyState>
        </Card>
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
        <Alert title={`You closed on ${address}`}>
          Your application is below, as you kept it. It doesn’t change any more.
        </Alert>
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
      <Packet />
    </>
  );
}
