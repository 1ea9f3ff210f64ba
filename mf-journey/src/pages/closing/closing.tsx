import type { ReactNode } from 'react';
import type { ClosingView } from '@hearthway/contracts/journey';
import { Alert, useFocusAfter } from '@hearthway/web-kit';
import { ContractPage, NoContract } from '../../features/contract-page/index.js';
import { DocumentsSection } from '../../features/document-slots/index.js';
import { Cash } from './cash/cash.js';
import { listedSlots } from './lists/checklist.js';
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
    <ContractPage
      title="Closing"
      lead="Check the last papers, send the money safely, sign, and take your keys. Then we stay for the first year."
      milestone="closing"
      what="closing"
      queries={[closing]}
      contract={view?.contract}
      guide={<Guide state={view?.contract?.terms.state} />}
    >
      {view && <Workspace view={view} />}
    </ContractPage>
  );
}

function Workspace({ view }: { readonly view: ClosingView }): ReactNode {
  const { contract } = view;
  const isClosed = contract?.status === 'closed';
  const keys = (): HTMLElement | null => document.getElementById('keys');
  useFocusAfter(isClosed, keys);
  useFocusAfter(!isClosed, keys);
  if (!contract) {
    return (
      <NoContract title="Closing starts with your contract">
        Once a seller accepts, your closing is here: the last papers, the money to bring, the walk-through, and the
        keys. Until then, see what to expect.
      </NoContract>
    );
  }
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
      <DocumentsSection stage="closing" except={listedSlots} />
      {!isClosed && <Keys view={shown} />}
    </>
  );
}
