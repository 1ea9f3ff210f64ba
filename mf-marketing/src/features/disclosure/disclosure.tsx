import { ChevronDownIcon, classNames } from '@hearthway/web-kit';
import type { ComponentProps, ReactNode } from 'react';
import css from './disclosure.module.css';

export interface DisclosureProps extends ComponentProps<'details'> {
  /** Text or a heading. */
  summary: ReactNode;
  /** The visitor clicked to open it. */
  onUnfold?: (() => void) | undefined;
}

/** A native `details`, so it opens without JavaScript. */
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
