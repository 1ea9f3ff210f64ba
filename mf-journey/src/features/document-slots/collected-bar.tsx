import type { ReactNode } from 'react';
import type { DocumentSlot } from '@hearthway/contracts/journey';
import { ProgressBar } from '@hearthway/web-kit';
import { countDone } from './slots-by-stage.js';

/** How much of what the journey asks for is there. Its words stand beside it. */
export function CollectedBar({ slots }: { readonly slots: readonly DocumentSlot[] }): ReactNode {
  const done = countDone(slots);
  return (
    <ProgressBar
      size="small"
      label="Documents collected"
      value={done}
      max={slots.length}
      valueText={`${done} of ${slots.length}`}
    />
  );
}
