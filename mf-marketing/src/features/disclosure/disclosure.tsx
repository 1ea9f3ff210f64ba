import { ChevronDownIcon, classNames } from '@hearthway/web-kit';
import type { ComponentProps, ReactNode } from 'react';
import css from './disclosure.module.css';

export interface DisclosureProps extends ComponentProps<'details'> {
  /** Words, or one heading. */
  summary: ReactNode;
  /** Whoever clicked wants to see what is folded. */
  onUnfold?: (() => void) | undefined;
}

/** Something to unfold: the browser's own, which opens without script. */
export function Disclosure({ summary, onUnfold, className, children, ...rest }: DisclosureProps): ReactNode {
  return (
    <details {...rest} className={classNames(css['disclosure'], className)}>
      <summary
        className={css['summary']}
        onClick={({ currentTarget }) => {
          if (!currentTarget.closest('details')?.open) onUnfold?.();
        }}
      >
        {summary}
        <ChevronDownIcon size={20} className={css['chevron']} />
      </summary>
      {children}
    </details>
  );
}
