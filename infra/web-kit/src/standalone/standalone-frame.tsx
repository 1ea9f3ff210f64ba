// First, as in the shell, so that component styles override it.
import '../styles/global.css';
import { pageElements } from '@hearthway/contracts/constants';
import type { Platform } from '@hearthway/contracts/platform';
import { createRoot } from 'react-dom/client';
import { SkipLink } from '../layout/accessibility.js';
import { containerOf } from '../mount/container.js';
import { createToastStore } from '../toast/toast-store.js';
import { ToastViewport } from '../toast/toast-viewport.js';

/** Replaces the shell around a standalone slice: skip link, container, and toasts. */
export function renderStandaloneFrame(name: string): Pick<Platform, 'toast'> {
  document.documentElement.lang = 'en-US';
  const skip = document.createElement('div');
  const notifications = document.createElement('div');
  document.body.append(skip);
  containerOf(name);
  document.body.append(notifications);
  const toasts = createToastStore();
  createRoot(skip).render(<SkipLink targetId={pageElements.mainId} />);
  createRoot(notifications).render(<ToastViewport store={toasts} />);
  return { toast: (toast) => void toasts.show(toast) };
}
