import { ButtonLink, ErrorState, LoadingText } from '@hearthway/web-kit';
import { containerOf } from '@hearthway/web-kit/mount';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { homePath } from '../apps.js';
import css from './slice-place.module.css';

/** What the shell draws where a slice belongs, while the slice is not there itself. */
export interface SlicePlace {
  showLoading(): void;
  showFailure(onRetry: () => void): void;
  /** The failure stays, its button says that it is at it. */
  showRetrying(): void;
  showNothing(): void;
}

/** Draws beside the slice's own element, never in it: what was prerendered there stays readable. */
export function createSlicePlace(name: string, focusContent: () => void): SlicePlace {
  const element = document.createElement('div');
  containerOf(name).after(element);
  const root = createRoot(element);
  // shell.css reads it: the sign of waiting stays until somebody has drawn something to see.
  const draw = (content: ReactNode, state: 'failed' | 'quiet'): void => {
    element.dataset['slicePlace'] = state;
    root.render(content);
  };
  return {
    showLoading() {
      // What was prerendered is better than any sign of loading.
      if (containerOf(name).childElementCount === 0) draw(<LoadingText>Loading…</LoadingText>, 'quiet');
    },
    showFailure(onRetry) {
      draw(<SliceFailure onRetry={onRetry} retrying={false} />, 'failed');
    },
    showRetrying() {
      draw(<SliceFailure onRetry={undefined} retrying />, 'failed');
    },
    showNothing() {
      if (element.contains(document.activeElement)) focusContent();
      draw(null, 'quiet');
    },
  };
}

function SliceFailure({ onRetry, retrying }: { onRetry: (() => void) | undefined; retrying: boolean }): ReactNode {
  return (
    <div className={css['failure']}>
      <ErrorState
        headingLevel={1}
        title="This part of the page did not load"
        onRetry={onRetry ?? ignore}
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
    </div>
  );
}

const ignore = (): void => undefined;
