import type { ReactNode } from 'react';
import { CheckIcon, CircleIcon, TriangleAlertIcon, VisuallyHidden } from '@hearthway/web-kit';
import css from './checks.module.css';

interface Check {
  readonly id: string;
  readonly result: 'fine' | 'warning' | 'missing';
  readonly text: string;
}

export interface ChecksProps<Checked extends Check> {
  readonly checks: readonly Checked[];
  /** Said before a check without a result. */
  readonly missing?: string;
  /** After the text, such as a source. */
  readonly more?: (check: Checked) => ReactNode;
}

const icons = { fine: CheckIcon, warning: TriangleAlertIcon, missing: CircleIcon } as const;

/** Checks that pass, that fail, and that are still open. */
export function Checks<Checked extends Check>(props: ChecksProps<Checked>): ReactNode {
  const { checks, missing = 'Still open', more } = props;
  const spoken = { fine: 'Fine', warning: 'Look again', missing } as const;
  return (
    <ul className={css['checks']}>
      {checks.map((check) => {
        const Icon = icons[check.result];
        return (
          <li key={check.id} className={css['check']} data-result={check.result}>
            <Icon size={18} />
            <span>
              <VisuallyHidden>{`${spoken[check.result]}: `}</VisuallyHidden>
              {check.text}
              {more?.(check)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
