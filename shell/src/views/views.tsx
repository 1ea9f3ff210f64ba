import type { SiteData } from '@hearthway/contracts/releases';
import { ToastViewport, type ToastStore } from '@hearthway/web-kit';
import { createRoot } from 'react-dom/client';
import { LocalSlicesBanner } from './local-slices-banner.js';
import { PreviewBanner } from './preview-banner.js';
import { SliceFailure, type SliceFailureProps } from './slice-failure.js';

export function renderToasts(element: HTMLElement, store: ToastStore): void {
  createRoot(element).render(<ToastViewport store={store} />);
}

export function renderBanners(element: HTMLElement, { preview, local }: Pick<SiteData, 'preview' | 'local'>): void {
  createRoot(element).render(
    <>
      {preview && <PreviewBanner {...preview} />}
      {local && <LocalSlicesBanner slices={local} />}
    </>,
  );
}

export interface FailureView {
  /** `undefined` removes the error. */
  render(failure: SliceFailureProps | undefined): void;
}

export function createFailureView(element: HTMLElement): FailureView {
  const root = createRoot(element);
  return {
    render(failure) {
      root.render(failure && <SliceFailure {...failure} />);
    },
  };
}
