export { loadViews, loadViewsWhenIdle, type FailureView, type LoadViews } from './load-views.js';
export { createToasts } from './toasts.js';
