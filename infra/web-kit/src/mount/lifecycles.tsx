import { containedErrorEvent } from '@hearthway/contracts/constants';
import type { SliceSignals } from '@hearthway/contracts/platform';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { containerOf, forgetPrerendered, identifierPrefix, isPrerendered } from './container.js';
import { ErrorBoundary } from './error-boundary.js';
import { SliceSignalsContext } from './slice-signals-context.js';

/** Props that every application gets, besides its own: its name from single-spa, and the signals from the shell. */
export interface ApplicationProps extends SliceSignals {
  name: string;
}

/** `recoverable`: hydration mismatch, React re-rendered. `render`: a component threw. */
export interface ApplicationError {
  kind: 'recoverable' | 'render' | 'uncaught';
  componentStack: string | undefined;
}

export interface LifecycleOptions<Props extends ApplicationProps, Prepared = undefined> {
  /** Loads what the first render needs (such as the page's module), so that it doesn't suspend. If it rejects, so does `mount`. */
  prepare?: ((props: Props) => Promise<Prepared>) | undefined;
  render: (props: Props, prepared: Prepared) => ReactNode;
  onError?: ((error: unknown, about: ApplicationError, props: Props) => void) | undefined;
}

export interface Lifecycles<Props extends ApplicationProps> {
  bootstrap: (props: Props) => Promise<void>;
  mount: (props: Props) => Promise<void>;
  unmount: (props: Props) => Promise<void>;
}

/**
 * single-spa lifecycles for a React micro-frontend. Hydrates markup prerendered for the current path (`data-prerendered`
 * on the container), otherwise renders from scratch. Component errors never reject a lifecycle: the shell takes over, or without
 * one they show in place with Try again. The container stays untouched while `prepare` is pending and if it fails.
 */
export function createLifecycles<Props extends ApplicationProps, Prepared = undefined>(
  options: LifecycleOptions<Props, Prepared>,
): Lifecycles<Props> {
  const roots = new Map<string, Root>();
  /** Pending mount per application, so that one unmounted while preparing doesn't render. */
  const mounting = new Map<string, symbol>();

  const removeRoot = (name: string): void => {
    mounting.delete(name);
    roots.get(name)?.unmount();
    roots.delete(name);
  };
  const mount = async (props: Props): Promise<void> => {
    removeRoot(props.name);
    const thisMount = Symbol(props.name);
    mounting.set(props.name, thisMount);
    const prepared = await prepareWithRetries(props, options);
    if (mounting.get(props.name) !== thisMount) return;
    roots.set(props.name, renderApplication(props, prepared, options));
  };
  const unmount = ({ name }: Props): Promise<void> => {
    removeRoot(name);
    return Promise.resolve();
  };
  return { bootstrap: () => Promise.resolve(), mount, unmount };
}

/**
 * After a failed preload, the browser serves the first request for that file from memory, so it fails again even if the
 * network is back. A file and its dependency can each cost one attempt this way.
 */
const attempts = 3;

async function prepareWithRetries<Props extends ApplicationProps, Prepared>(
  props: Props,
  { prepare }: LifecycleOptions<Props, Prepared>,
): Promise<Prepared> {
  if (!prepare) return undefined as Prepared;
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    try {
      return await prepare(props);
    } catch (error) {
      console.warn('Preparing the page failed; retrying', error);
    }
  }
  return prepare(props);
}

function renderApplication<Props extends ApplicationProps, Prepared>(
  props: Props,
  prepared: Prepared,
  options: LifecycleOptions<Props, Prepared>,
): Root {
  const container = containerOf(props.name);
  const tree = <ApplicationTree application={props} prepared={prepared} options={options} />;
  const rootOptions = createRootOptions(props, options);
  const hydrating = isPrerendered(container);
  forgetPrerendered(container);
  if (hydrating) return hydrate(container, tree, rootOptions);
  container.replaceChildren();
  const root = createRoot(container, rootOptions);
  root.render(tree);
  return root;
}

/** In a transition, so that React yields to the browser and the visible page stays scrollable. */
function hydrate(container: HTMLElement, tree: ReactNode, options: RootOptions): Root {
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(container, tree, options);
  });
  if (!root) throw new Error('React did not start the transition synchronously');
  return root;
}

export interface ApplicationTreeProps<Props extends ApplicationProps, Prepared = undefined> {
  application: Props;
  prepared: Prepared;
  options: LifecycleOptions<Props, Prepared>;
}

/** Rendered by both mount and prerendering, so that hydration matches. */
export function ApplicationTree<Props extends ApplicationProps, Prepared>({
  application,
  prepared,
  options,
}: ApplicationTreeProps<Props, Prepared>): ReactNode {
  return (
    <ErrorBoundary
      onError={(error, componentStack) => {
        application.onCrash?.();
        options.onError?.(error, { kind: 'render', componentStack }, application);
      }}
      fallback={application.onCrash && (() => null)}
    >
      <SliceSignalsContext value={application}>
        <Application application={application} prepared={prepared} options={options} />
      </SliceSignalsContext>
    </ErrorBoundary>
  );
}

// A separate component, so that the boundary above also catches errors thrown by `render` itself.
function Application<Props extends ApplicationProps, Prepared>({
  application,
  prepared,
  options,
}: ApplicationTreeProps<Props, Prepared>): ReactNode {
  return options.render(application, prepared);
}

function createRootOptions<Props extends ApplicationProps, Prepared>(
  props: Props,
  options: LifecycleOptions<Props, Prepared>,
): RootOptions {
  return {
    identifierPrefix: identifierPrefix(props.name),
    onRecoverableError: (error, info) => {
      options.onError?.(error, { kind: 'recoverable', componentStack: info.componentStack ?? undefined }, props);
    },
    onUncaughtError: (error, info) => {
      options.onError?.(error, { kind: 'uncaught', componentStack: info.componentStack ?? undefined }, props);
    },
    // The boundary already reports it; React's default would log it again. Whoever tries the slice before its release listens.
    onCaughtError: (error) => {
      window.dispatchEvent(new CustomEvent(containedErrorEvent, { detail: error }));
    },
  };
}
