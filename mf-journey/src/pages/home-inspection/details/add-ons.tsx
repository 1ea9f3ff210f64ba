import type { ReactNode } from 'react';
import { addOnInspections, type InspectionView } from '@hearthway/contracts/journey';
import { Button, CheckIcon, VisuallyHidden } from '@hearthway/web-kit';
import { Sources } from '../../../features/policy-rows/index.js';
import { rangeText } from '../range-text.js';
import { useInspectionChange } from '../use-inspection.js';
import css from '../home-inspection.module.css';

interface AddOnsProps {
  readonly view: InspectionView;
  /** Whether they can be marked as ordered. */
  readonly isOpen?: boolean;
}

/** Inspections that this home calls for beside the general one, what each costs, and why. */
export function AddOns({ view: { addOns, inspection, contract, guide }, isOpen = false }: AddOnsProps): ReactNode {
  if (addOns.length === 0) return null;
  return (
    <div className={css['part']}>
      {contract && <h3 className={css['subtitle']}>Worth a closer look here</h3>}
      <ul className={css['items']}>
        {addOns.map((addOn) => (
          <li key={addOn.name} className={css['item']}>
            <div className={css['content']}>
              <p className={css['name']}>{addOnInspections[addOn.name]}</p>
              <p className={css['note']}>
                {addOn.reason} Usually {rangeText(addOn)}.
              </p>
            </div>
            {isOpen ? (
              <Ordered name={addOn.name} isOrdered={inspection.ordered.includes(addOn.name)} />
            ) : (
              inspection.ordered.includes(addOn.name) && <p className={css['note']}>You ordered this</p>
            )}
          </li>
        ))}
      </ul>
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
