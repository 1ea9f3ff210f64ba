import { importHomes, listComparableSales, listHomes } from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import { operationKey, operationMutation, useIdempotencyKeys, type RequestError } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HomesTable } from '../../../../features/homes-csv/index.js';
import { useMilestones } from '../../../../features/milestones/index.js';
import { countText } from './read-file.js';

export interface Import {
  /** Calls `onSaved` with what was saved. */
  readonly save: (table: HomesTable, onSaved: (text: string) => void) => void;
  readonly isPending: boolean;
  readonly error: RequestError | null;
  readonly reset: () => void;
}

/** Saves everything read from a file, or nothing. Sending the same file again saves nothing twice. */
export function useImport(): Import {
  const caller = useCaller();
  const client = useQueryClient();
  const keyFor = useIdempotencyKeys();
  const { refresh } = useMilestones();
  const { mutate, isPending, error, reset } = useMutation({
    ...operationMutation(caller, importHomes, { changes: listHomes }),
    onSuccess() {
      void client.invalidateQueries({ queryKey: operationKey(caller, listComparableSales) });
      void refresh();
    },
  });
  return {
    save({ homes, sales }, onSaved) {
      const body = { homes: homes.map(({ entry }) => entry), sales: sales.map(({ entry }) => entry) };
      mutate(
        { headers: { 'idempotency-key': keyFor(body) }, body },
        {
          onSuccess(reply) {
            onSaved(resultText(reply));
          },
        },
      );
    },
    isPending,
    error,
    reset,
  };
}

/** `12 homes added. 2 were at addresses you had, so we updated those. 3 past sales kept.` */
function resultText({ added, merged, sales }: OperationReply<typeof importHomes>): string {
  const parts = [
    added > 0 && `${countText(added, 0)} added.`,
    merged > 0 && `${countText(merged, 0)} updated at an address you had.`,
    sales > 0 && `${countText(0, sales)} kept to compare prices with.`,
  ];
  return parts.filter((part) => part !== false).join(' ');
}
