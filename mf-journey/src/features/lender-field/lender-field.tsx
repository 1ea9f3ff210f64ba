import { useId, type ReactNode } from 'react';
import { listLenderQuotes } from '@hearthway/contracts/journey';
import { TextField } from '@hearthway/web-kit';
import type { ContractField } from '@hearthway/web-kit/form';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';

interface LenderFieldProps {
  readonly field: ContractField<string>;
  readonly optional?: boolean;
}

/** The lender’s name. Offers those that the buyer added, so that nobody types a name twice. */
export function LenderField({ field, optional = false }: LenderFieldProps): ReactNode {
  const listId = useId();
  const { data: quotes = [] } = useQuery(operationQuery(useCaller(), listLenderQuotes));
  const names = new Set(quotes.map(({ lender }) => lender));
  return (
    <>
      <TextField {...field} label="Lender" optional={optional} maxLength={80} autoComplete="off" list={listId} />
      <datalist id={listId}>
        {[...names].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
