import type { ReactNode } from 'react';
import type { PurchaseContract } from '@hearthway/contracts/journey';
import { Alert } from '@hearthway/web-kit';

/** On top of what was kept about a home that the buyer has closed on. */
export function ClosedNotice({ contract }: { readonly contract: PurchaseContract }): ReactNode {
  return (
    <Alert tone="success" title={`You closed on ${contract.terms.address}`}>
      What you kept stays here to look up. It doesn’t change anymore.
    </Alert>
  );
}
