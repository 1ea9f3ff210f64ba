import { useState, type ReactNode } from 'react';
import { getAppraisal, getUnderwriting, listConditions, type PurchaseContract } from '@hearthway/contracts/journey';
import { Button } from '@hearthway/web-kit';
import { operationKey } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQueryClient } from '@tanstack/react-query';
import { EndDialog } from '../../../features/contract/index.js';
import { Buttons } from '../../../features/rows/index.js';

/** For a buyer who leaves over the value, once the notice is out. This page then has no contract anymore. */
export function EndContract({ contract }: { readonly contract: PurchaseContract }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const caller = useCaller();
  const client = useQueryClient();
  return (
    <Buttons>
      <Button
        variant="danger"
        size="small"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        End the contract
      </Button>
      {isOpen && (
        <EndDialog
          contract={contract}
          onClose={() => {
            setIsOpen(false);
            for (const operation of [getAppraisal, getUnderwriting, listConditions]) {
              void client.invalidateQueries({ queryKey: operationKey(caller, operation) });
            }
          }}
        />
      )}
    </Buttons>
  );
}
