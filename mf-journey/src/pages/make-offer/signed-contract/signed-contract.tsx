import { useState, type ReactNode } from 'react';
import type { AssessedHome } from '@hearthway/contracts/journey';
import { Button } from '@hearthway/web-kit';
import { Section } from '../../../features/page-parts/index.js';
import { ContractDialog } from './contract-dialog.js';

interface SignedContractProps {
  readonly homes: readonly AssessedHome[];
}

/** For buyers whose contract began elsewhere. */
export function SignedContract({ homes }: SignedContractProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <Section id="signed-contract" title="Already signed a contract?">
      <p>Enter what it says. We’ll count your deadlines, put them on your calendar, and open the next steps.</p>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Enter a signed contract
        </Button>
      </div>
      {open && <ContractDialog homes={homes} onClose={() => setOpen(false)} />}
    </Section>
  );
}
