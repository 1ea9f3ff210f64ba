export { loadViews, loadViewsWhenQuiet, type FailureView, type LoadViews } from './load-views.js';
export { createToasts } from './toasts.js';
