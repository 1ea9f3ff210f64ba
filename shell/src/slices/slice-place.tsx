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
  element.dataset['slicePlace'] = name;
  containerOf(name).after(element);
  const root = createRoot(element);
  const draw = (content: ReactNode): void => {
    root.render(content);
  };
  return {
    showLoading() {
      // What was prerendered is better than any sign of loading.
      if (containerOf(name).childElementCount === 0) draw(<Loading />);
    },
    showFailure(onRetry) {
      draw(<SliceFailure onRetry={onRetry} retrying={false} />);
    },
    showRetrying() {
      draw(<SliceFailure onRetry={undefined} retrying />);
    },
    showNothing() {
      if (element.contains(document.activeElement)) focusContent();
      draw(null);
    },
  };
}

function Loading(): ReactNode {
  return (
    <div className={css['loading']}>
      <LoadingText>Loading…</LoadingText>
    </div>
  );
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
