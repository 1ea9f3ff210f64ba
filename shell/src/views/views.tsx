import { ToastViewport, type ToastStore } from '@hearthway/web-kit';
import { createRoot } from 'react-dom/client';
import { SliceFailure, type SliceFailureProps } from './slice-failure.js';

export function drawToasts(element: HTMLElement, store: ToastStore): void {
  createRoot(element).render(<ToastViewport store={store} />);
}

export interface FailureView {
  /** Draws it, or takes it away. */
  draw(failure: SliceFailureProps | undefined): void;
}

export function createFailureView(element: HTMLElement): FailureView {
  const root = createRoot(element);
  return {
    draw(failure) {
      root.render(failure && <SliceFailure {...failure} />);
    },
  };
}
