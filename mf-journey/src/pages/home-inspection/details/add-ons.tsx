import type { ReactNode } from 'react';
import { addOnInspections, type InspectionView } from '@hearthway/contracts/journey';
import { Button, CheckIcon, VisuallyHidden } from '@hearthway/web-kit';
import { parts } from '../../../features/page-parts/index.js';
import { Sources } from '../../../features/policy-rows/index.js';
import { Row, RowNote, Rows, RowTitle } from '../../../features/rows/index.js';
import { rangeText } from '../range-text.js';
import { useInspectionChange } from '../use-inspection.js';

interface AddOnsProps {
  readonly view: InspectionView;
  /** Whether they can be marked as ordered. */
  readonly isOpen?: boolean;
}

/** Inspections that this home calls for beside the general one, what each costs, and why. */
export function AddOns({ view: { addOns, inspection, contract, guide }, isOpen = false }: AddOnsProps): ReactNode {
  if (addOns.length === 0) return null;
  return (
    <div className={parts['part']}>
      {contract && <h3 className={parts['subtitle']}>Worth a closer look here</h3>}
      <Rows>
        {addOns.map(({ name, reason, ...range }) => {
          const isOrdered = inspection.ordered.includes(name);
          return (
            <Row
              key={name}
              beside={
                isOpen ? (
                  <Ordered name={name} isOrdered={isOrdered} />
                ) : (
                  isOrdered && <RowNote>You ordered this</RowNote>
                )
              }
            >
              <RowTitle as="p">{addOnInspections[name]}</RowTitle>
              <RowNote>
                {reason} Usually {rangeText(range)}.
              </RowNote>
            </Row>
          );
        })}
      </Rows>
      <Sources rows={guide.policyRows} rowIds={addOns.flatMap(({ policyRowIds }) => policyRowIds)} />
    </div>
  );
}

interface OrderedProps {
  readonly name: keyof typeof addOnInspections;
  readonly isOrdered: boolean;
}

function Ordered({ name, isOrdered }: OrderedProps): ReactNode {
  const save = useInspectionChange();
  return (
    <Button
      variant={isOrdered ? 'quiet' : 'secondary'}
      size="small"
      aria-pressed={isOrdered}
      icon={isOrdered ? <CheckIcon size={18} /> : undefined}
      pending={save.isPending}
      pendingText="Saving…"
      onClick={() => {
        save.mutate((entry) => {
          const others = entry.ordered.filter((other) => other !== name);
          return { ...entry, ordered: isOrdered ? others : [...others, name] };
        });
      }}
    >
      I ordered this<VisuallyHidden>: {addOnInspections[name]}</VisuallyHidden>
    </Button>
  );
}
