import { Alert, Button, ButtonLink, ErrorState, Main } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { homePath } from '@hearthway/contracts/page-paths';
import css from './slice-failure.module.css';

/** `missing`: it didn't load or start. `crashed`: it broke while it was shown. */
export type SliceFailureKind = 'missing' | 'crashed';

const texts = {
  missing: {
    title: 'This part of the page didn’t load',
    advice: 'The rest of the site still works. Check your connection, then try again.',
  },
  crashed: {
    title: 'This part of the page stopped working',
    advice: 'The rest of the site still works, and what you saved is safe. Try again in a moment.',
  },
} as const;

export interface SliceFailureProps {
  kind: SliceFailureKind;
  onRetry: () => void;
  retrying: boolean;
  /** The page is prerendered, so it's readable but not interactive. */
  readable: boolean;
}

export function SliceFailure(props: SliceFailureProps): ReactNode {
  return props.readable ? <InteractivityNotice {...props} /> : <MissingSlice {...props} />;
}

function MissingSlice({ kind, onRetry, retrying }: SliceFailureProps): ReactNode {
  const { title, advice } = texts[kind];
  return (
    <Main className={css['failure']}>
      <ErrorState
        headingLevel={1}
        title={title}
        onRetry={onRetry}
        retrying={retrying}
        action={
          location.pathname !== homePath && (
            <ButtonLink href={homePath} variant="quiet">
              Home page
            </ButtonLink>
          )
        }
      >
        <p>{advice}</p>
      </ErrorState>
    </Main>
  );
}

function InteractivityNotice({ onRetry, retrying }: SliceFailureProps): ReactNode {
  return (
    <div className={css['notice']}>
      <Alert
        tone="warning"
        announce="polite"
        title="Some features on this page didn’t load"
        action={
          <Button variant="secondary" size="small" onClick={onRetry} pending={retrying} pendingText="Trying…">
            Try again
          </Button>
        }
      />
    </div>
  );
}
