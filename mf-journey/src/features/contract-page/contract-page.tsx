import { Fragment, type ComponentProps, type ReactNode } from 'react';
import type { PurchaseContract } from '@hearthway/contracts/journey';
import { Alert, buttonClassName, Card, EmptyState, useFocusAfter } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import type { UseQueryResult } from '@tanstack/react-query';
import { MilestoneChecklist, useMilestoneRules } from '../milestone-checklist/index.js';
import { FallbackNotice } from '../milestones/index.js';
import { PageHead } from '../page-head/index.js';
import { NotLoaded, Sections } from '../page-section/index.js';

interface ContractPageProps
  extends
    Pick<ComponentProps<typeof PageHead>, 'title' | 'lead'>,
    Pick<ComponentProps<typeof NotLoaded>, 'what'>,
    ComponentProps<typeof MilestoneChecklist> {
  /** Of what the page shows. */
  readonly queries: readonly Pick<UseQueryResult, 'isFetched' | 'isError' | 'isFetching' | 'refetch'>[];
  /** `null` if there is none; `undefined` as long as what the page shows isn’t loaded. */
  readonly contract: PurchaseContract | null | undefined;
  /** What there is to know, also without a contract. */
  readonly guide: ReactNode;
  /** About the contract, once it’s loaded. */
  readonly children: ReactNode;
}

/** A milestone’s page between contract and keys: a workspace for the contract, and a guide. */
export function ContractPage(props: ContractPageProps): ReactNode {
  const { title, lead, milestone, what, queries, contract, guide, children } = props;
  // A step that ends the contract takes its button along.
  useFocusAfter(Boolean(contract), () => document.querySelector('h1'));
  // Not whether they are pending: after a failure, they are again with every try, and that must not take the page away.
  const rules = useMilestoneRules();
  const isLoaded = contract !== undefined && rules.isFetched;
  return (
    <>
      <PageHead title={title} lead={lead}>
        <MilestoneChecklist milestone={milestone} />
      </PageHead>
      <FallbackNotice />
      {/* The checklist grows at the same moment: what took the place of the card hasn’t moved. */}
      <Sections key={isLoaded ? 'loaded' : 'waiting'}>
        {isLoaded ? (
          // Another contract begins with closed dialogs and empty forms.
          <Fragment key={contract?.id}>{children}</Fragment>
        ) : (
          <Card>
            <NotLoaded what={what} queries={queries} />
          </Card>
        )}
        {[rules, ...queries].every(({ isFetched }) => isFetched) && guide}
      </Sections>
    </>
  );
}

interface NoContractProps {
  readonly title: string;
  /** What is here once there is one, and what to do until then. */
  readonly children: string;
}

/** In place of the workspace for a buyer without a contract. */
export function NoContract({ title, children }: NoContractProps): ReactNode {
  return (
    <Card>
      <EmptyState
        title={title}
        action={
          <PageLink to="/make-offer" className={buttonClassName()}>
            Go to your offers
          </PageLink>
        }
      >
        <p>{children}</p>
      </EmptyState>
    </Card>
  );
}

/** On top of what was kept about a home that the buyer has closed on. */
export function ClosedNotice({ contract }: { readonly contract: PurchaseContract }): ReactNode {
  return (
    <Alert tone="success" title={`You closed on ${contract.terms.address}`}>
      What you kept stays here to look up. It doesn’t change anymore.
    </Alert>
  );
}
