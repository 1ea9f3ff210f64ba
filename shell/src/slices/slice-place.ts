import { containerOf } from '@hearthway/web-kit/mount';
import type { FailureView, LoadViews } from '../views/index.js';

/** What the shell draws where a slice belongs, while the slice is not there itself. */
export interface SlicePlace {
  showLoading(): void;
  showFailure(onRetry: () => void): void;
  /** The failure stays, its button says that it is at it. */
  showRetrying(): void;
  showNothing(): void;
}

interface Failure {
  readonly onRetry: () => void;
  readonly retrying: boolean;
  readonly readable: boolean;
}

/** Draws beside the slice's own element, never in it: what was prerendered there stays readable. */
export function createSlicePlace(name: string, focusContent: () => void, loadViews: LoadViews): SlicePlace {
  const element = document.createElement('div');
  const status = document.createElement('p');
  status.className = 'announcer';
  status.setAttribute('role', 'status');
  const place = document.createElement('div');
  element.append(status, place);
  containerOf(name).after(element);

  let failure: Failure | undefined;
  let view: Promise<FailureView> | undefined;
  const show = (next: Failure | undefined): void => {
    failure = next;
    // shell.css reads it: the sign of waiting stays until somebody has drawn something to see.
    element.dataset['slicePlace'] = next ? 'failed' : 'quiet';
    if (!next && !view) {
      place.textContent = '';
      return;
    }
    view ??= loadViews().then(({ createFailureView }) => createFailureView(place));
    view.then(drawLatest, withoutView);
  };
  const drawLatest = (drawn: FailureView): void => {
    drawn.draw(failure);
  };
  const withoutView = (error: unknown): void => {
    view = undefined;
    console.error('What tells of failures could not be loaded', error);
    if (failure && !failure.readable) place.textContent = 'This page didn’t load. Reload it to try again.';
  };
  return {
    showLoading() {
      // What was prerendered is better than any sign of loading.
      if (containerOf(name).childElementCount === 0) status.textContent = 'Loading…';
    },
    showFailure(onRetry) {
      status.textContent = '';
      show({ onRetry, retrying: false, readable: containerOf(name).childElementCount > 0 });
    },
    showRetrying() {
      if (failure) show({ ...failure, retrying: true });
    },
    showNothing() {
      if (element.contains(document.activeElement)) focusContent();
      status.textContent = '';
      show(undefined);
    },
  };
}
