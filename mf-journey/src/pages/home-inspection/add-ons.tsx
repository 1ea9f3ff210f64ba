import type { ReactNode } from 'react';
import { addOnInspections, type AssessedInspection, type PolicyRow } from '@hearthway/contracts/journey';
import { Button, CheckIcon, VisuallyHidden } from '@hearthway/web-kit';
import { useInspectionChanges } from '../../features/inspection/index.js';
import { rangeText } from './range-text.js';
import { Item, Items, Muted, Part, Sources } from '../../features/page-parts/index.js';

export interface AddOnsProps {
  readonly current: AssessedInspection;
  readonly rows: readonly PolicyRow[];
}

/** Inspections that this home calls for beside the general one. */
export function AddOns({ current: { addOns, inspection }, rows }: AddOnsProps): ReactNode {
  const { save } = useInspectionChanges();
  if (addOns.length === 0) return null;
  const { ordered } = inspection;
  const used = new Set(addOns.flatMap(({ policyRowIds }) => policyRowIds));
  return (
    <Part title="Worth a closer look here">
      <Items>
        {addOns.map(({ name, reason, lowCents, highCents }) => {
          const isOrdered = ordered.includes(name);
          return (
            <Item
              key={name}
              name={addOnInspections[name]}
              end={
                <Button
                  variant={isOrdered ? 'quiet' : 'secondary'}
                  size="small"
                  aria-pressed={isOrdered}
                  icon={isOrdered ? <CheckIcon size={18} /> : undefined}
                  pending={save.isPending && save.variables.part.ordered?.includes(name) !== isOrdered}
                  pendingText="Saving…"
                  onClick={() => {
                    const others = ordered.filter((other) => other !== name);
                    save.mutate({ inspection, part: { ordered: isOrdered ? others : [...others, name] } });
                  }}
                >
                  I ordered this <VisuallyHidden>({addOnInspections[name]})</VisuallyHidden>
                </Button>
              }
            >
              <Muted>{[reason, `Usually ${rangeText(lowCents, highCents)}.`].filter(Boolean).join(' ')}</Muted>
            </Item>
          );
        })}
      </Items>
      <Sources rows={rows.filter(({ id }) => used.has(id))} />
    </Part>
  );
}
