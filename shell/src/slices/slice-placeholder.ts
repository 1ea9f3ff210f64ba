import { containerOf } from '@hearthway/web-kit/mount';
import type { FailureView, LoadViews, SliceFailureKind, SliceFailureProps } from '../views/index.js';

/** What the shell shows in a slice's place while the slice isn't there. */
export interface SlicePlaceholder {
  showLoading(): void;
  showFailure(kind: SliceFailureKind, onRetry: () => void): void;
  /** Keeps the error, with its button pending. */
  showRetrying(): void;
  showNothing(): void;
}

/** Renders next to the slice's container, never in it, so that prerendered markup stays readable. */
export function createSlicePlaceholder(name: string, focusPage: () => void, loadViews: LoadViews): SlicePlaceholder {
  const element = document.createElement('div');
  const status = document.createElement('p');
  status.className = 'slice-status';
  status.setAttribute('role', 'status');
  const errorContainer = document.createElement('div');
  element.append(status, errorContainer);
  containerOf(name).after(element);

  let failure: SliceFailureProps | undefined;
  let view: Promise<FailureView> | undefined;
  const show = (next: SliceFailureProps | undefined): void => {
    failure = next;
    // shell.css uses this to hide the loading indicator.
    element.dataset['slicePlace'] = next ? 'failed' : 'quiet';
    if (!next && !view) {
      errorContainer.textContent = '';
      return;
    }
    view ??= loadViews().then(({ createFailureView }) => createFailureView(errorContainer));
    view.then(renderLatest, fallBackToText);
  };
  const renderLatest = (failureView: FailureView): void => {
    failureView.render(failure);
  };
  const fallBackToText = (error: unknown): void => {
    view = undefined;
    console.error('The error view could not be loaded', error);
    if (failure && !failure.readable) errorContainer.textContent = 'This page didn’t load. Reload it to try again.';
  };
  return {
    showLoading() {
      // Prerendered content beats a loading message.
      if (containerOf(name).childElementCount === 0) status.textContent = 'Loading…';
    },
    showFailure(kind, onRetry) {
      status.textContent = '';
      show({ kind, onRetry, retrying: false, readable: containerOf(name).childElementCount > 0 });
    },
    showRetrying() {
      if (failure) show({ ...failure, retrying: true });
    },
    showNothing() {
      if (element.contains(document.activeElement)) focusPage();
      status.textContent = '';
      show(undefined);
    },
  };
}
