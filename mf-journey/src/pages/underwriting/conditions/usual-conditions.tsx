import type { ReactNode } from 'react';
import { usualConditions, type Condition } from '@hearthway/contracts/journey';
import { Button, PlusIcon, VisuallyHidden } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { parts } from '../../../features/page-parts/index.js';
import type { ConditionStart } from './condition-kind.js';
import css from './conditions.module.css';

interface UsualConditionsProps {
  readonly conditions: readonly Condition[];
  readonly onAdd: (start: ConditionStart) => Promise<unknown>;
  /** Takes the focus, since the pressed button is gone. */
  readonly titleId: string;
}

/** What most lenders ask for, each added with one press. */
export function UsualConditions({ conditions, onAdd, titleId }: UsualConditionsProps): ReactNode {
  const { toast } = usePlatform();
  const known = new Set(conditions.map(({ text }) => text));
  const left = usualConditions.filter(({ text }) => !known.has(text));
  const adding = useMutation({
    mutationFn: onAdd,
    onSuccess(_added, { text }) {
      toast({ title: 'Condition added', description: text });
      document.getElementById(titleId)?.focus({ preventScroll: true });
    },
    onError({ message }) {
      toast({ title: 'We couldn’t add that', description: message, tone: 'destructive' });
    },
  });
  if (left.length === 0) return null;
  return (
    <details>
      <summary>What most lenders ask for</summary>
      <ul className={css['usual']}>
        {left.map(({ text, type, help }) => (
          <li key={text}>
            <div>
              <p className={parts['name']}>{text}</p>
              <p className={parts['note']}>{help}</p>
            </div>
            <Button
              variant="secondary"
              size="small"
              icon={<PlusIcon size={16} />}
              pending={adding.isPending && adding.variables.text === text}
              pendingText="Adding…"
              onClick={() => {
                adding.mutate({ text, type });
              }}
            >
              Add <VisuallyHidden>{text}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
