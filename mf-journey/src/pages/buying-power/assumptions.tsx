import type { ReactNode } from 'react';
import type { PolicyRow } from '@hearthway/contracts/journey';
import { Dialog } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { PolicyRows } from '../../features/policy-rows/index.js';

interface AssumptionsProps {
  /** Of the rows that the result used. */
  readonly ids: readonly string[];
  readonly rows: readonly PolicyRow[];
  readonly date: string;
  readonly onClose: () => void;
}

/** Every dated figure behind the result, with its source. */
export function Assumptions({ ids, rows, date, onClose }: AssumptionsProps): ReactNode {
  const used = rows.filter(({ id }) => ids.includes(id));
  return (
    <Dialog
      open
      size="large"
      title="Assumptions"
      description={`The ${used.length} figures behind these numbers, as they count on ${formatDay(date)}. Everything else is what you entered.`}
      onClose={onClose}
    >
      <PolicyRows rows={used} />
    </Dialog>
  );
}
