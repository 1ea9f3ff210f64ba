import { Alert, Button, ButtonLink, ErrorState, Main } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { homePath } from '@hearthway/contracts/pages';
import css from './slice-failure.module.css';

export interface SliceFailureProps {
  onRetry: () => void;
  retrying: boolean;
  /** The page is prerendered, so it's readable but not interactive. */
  readable: boolean;
}

export function SliceFailure(props: SliceFailureProps): ReactNode {
  return props.readable ? <InteractivityNotice {...props} /> : <MissingSlice {...props} />;
}

function MissingSlice({ onRetry, retrying }: SliceFailureProps): ReactNode {
  return (
    <Main className={css['failure']}>
      <ErrorState
        headingLevel={1}
        title="This part of the page didn’t load"
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
        <p>The rest of the site still works. Check your connection, then try again.</p>
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
