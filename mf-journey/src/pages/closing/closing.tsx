import type { ReactNode } from 'react';
import type { ClosingView } from '@hearthway/contracts/journey';
import { Alert, buttonClassName, Card, EmptyState, useFocusAfter } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { MilestoneChecklist } from '../../features/milestone-checklist/index.js';
import { FallbackNotice } from '../../features/milestones/index.js';
import { PageHead } from '../../features/page-head/index.js';
import { NotLoaded, Sections } from '../../features/page-section/index.js';
import { Cash } from './cash/cash.js';
import { Disclosure } from './disclosure/disclosure.js';
import { Guide } from './guide/guide.js';
import { Keys } from './keys/keys.js';
import { Signing } from './lists/signing.js';
import { WalkThrough } from './lists/walk-through.js';
import { Standing } from './standing.js';
import { useClosing } from './use-closing.js';
import { Wire } from './wire/wire.js';

/** From the Closing Disclosure to the keys, and the first year after them. */
export function Closing(): ReactNode {
  const closing = useClosing();
  const { data: view } = closing;
  return (
    <>
      <PageHead
        title="Closing"
        lead="Check the last papers, send the money safely, sign, and take your keys. Then we stay for the first year."
      >
        <MilestoneChecklist milestone="closing" />
      </PageHead>
      <FallbackNotice />
      <Sections>
        {view ? (
          // Another contract begins with empty forms.
          <Workspace key={view.contract?.id} view={view} />
        ) : (
          <Card>
            <NotLoaded what="closing" queries={[closing]} />
          </Card>
        )}
        <Guide state={view?.contract?.terms.state} />
      </Sections>
    </>
  );
}

function Workspace({ view }: { readonly view: ClosingView }): ReactNode {
  const { contract } = view;
  const isClosed = contract?.status === 'closed';
  const keys = (): HTMLElement | null => document.getElementById('keys');
  useFocusAfter(isClosed, keys);
  useFocusAfter(!isClosed, keys);
  if (!contract) return <NothingYet />;
  const shown = { ...view, contract };
  return (
    <>
      {isClosed ? (
        <>
          <Keys view={shown} />
          <Alert title="This contract is closed">
            What you kept stays below. Only the lender’s papers still change, because your first year counts on them.
          </Alert>
        </>
      ) : (
        <Standing view={shown} />
      )}
      {contract.terms.financing === 'loan' && <Disclosure view={shown} />}
      <Cash view={shown} />
      <Wire view={shown} />
      <WalkThrough view={shown} />
      <Signing view={shown} />
      {!isClosed && <Keys view={shown} />}
    </>
  );
}

function NothingYet(): ReactNode {
  return (
    <Card>
      <EmptyState
        title="Closing starts with your contract"
        action={
          <PageLink to="/make-offer" className={buttonClassName()}>
            Enter your contract
          </PageLink>
        }
      >
        <p>
          Once a seller accepts, your closing is here: the last papers, the money to bring, the walk-through, and the
          keys. Until then, see what to expect.
        </p>
      </EmptyState>
    </Card>
  );
}
