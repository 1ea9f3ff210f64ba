export { containerId, containerOf, forgetPrerendered, identifierPrefix, isPrerendered } from './container.js';
export { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary.js';
export { ApplicationTree, createLifecycles } from './lifecycles.js';
export type {
  ApplicationError,
  ApplicationProps,
  ApplicationTreeProps,
  LifecycleOptions,
  Lifecycles,
} from './lifecycles.js';
