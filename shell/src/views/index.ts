export { loadViews, loadViewsWhenIdle } from './load-views.js';
export type { FailureView, LoadViews, SliceFailureKind, SliceFailureProps } from './load-views.js';
export { createToasts } from './toasts.js';
export { withdrawnToast } from './withdrawn-toast.js';
