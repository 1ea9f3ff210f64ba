import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { classNames } from '../class-names.js';
import { RetryIcon } from '../icons/index.js';
import { LampIllustration } from '../illustrations/lamp.js';
import css from './state.module.css';

type HeadingLevel = 1 | 2 | 3;

export interface EmptyStateProps {
  title: ReactNode;
  /** What will appear here. */
  children?: ReactNode;
  /** A first step, such as a link or button. */
  action?: ReactNode;
  illustration?: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  className?: string | undefined;
}

export function EmptyState({
  title,
  children,
  action,
  illustration,
  headingLevel = 2,
  className,
}: EmptyStateProps): ReactNode {
  return (
    <div className={classNames(css['state'], className)}>
      {illustration && <div className={css['state-picture']}>{illustration}</div>}
      <StateTitle level={headingLevel}>{title}</StateTitle>
      {children && <div className={css['state-text']}>{children}</div>}
      {action && <div className={css['state-action']}>{action}</div>}
    </div>
  );
}

export interface ErrorStateProps {
  title?: ReactNode;
  /** What went wrong and what to do about it. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** Shown next to Try again, such as a link back. */
  action?: ReactNode;
  illustration?: ReactNode;
  headingLevel?: HeadingLevel | undefined;
}

export function ErrorState(props: ErrorStateProps): ReactNode {
  const {
    title = 'This part didn’t load',
    children,
    onRetry,
    retrying = false,
    action,
    headingLevel = 2,
    illustration = <LampIllustration />,
  } = props;
  return (
    <div role="alert" className={css['state']}>
      {illustration && <div className={css['state-picture']}>{illustration}</div>}
      <StateTitle level={headingLevel}>{title}</StateTitle>
      {children && <div className={css['state-text']}>{children}</div>}
      {(onRetry ?? action) && (
        <div className={css['state-action']}>
          {action}
          {onRetry && (
            <Button
              variant="secondary"
              pending={retrying}
              pendingText="Trying…"
              icon={<RetryIcon size={18} />}
              onClick={onRetry}
            >
              Try again
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function StateTitle({ level, children }: { level: HeadingLevel; children: ReactNode }): ReactNode {
  const Heading = `h${level}` as const;
  return <Heading className={css['state-title']}>{children}</Heading>;
}
