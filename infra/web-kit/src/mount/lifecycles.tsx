import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { containerOf, identifierPrefix } from './container.js';
import { ErrorBoundary } from './error-boundary.js';

/** What single-spa always passes, beside the custom props. */
export interface ApplicationProps {
  name: string;
}

/** `recoverable`: React drew anew what had been prerendered differently. `render`: a component threw. */
export interface ApplicationError {
  kind: 'recoverable' | 'render' | 'uncaught';
  componentStack: string | undefined;
}

export interface LifecycleOptions<Props extends ApplicationProps> {
  render: (props: Props) => ReactNode;
  onError?: ((error: unknown, about: ApplicationError, props: Props) => void) | undefined;
}

export interface Lifecycles<Props extends ApplicationProps> {
  bootstrap: (props: Props) => Promise<void>;
  mount: (props: Props) => Promise<void>;
  unmount: (props: Props) => Promise<void>;
}

/**
 * The single-spa lifecycles of a React micro-frontend. Markup that was prerendered for the very path shown
 * (`data-prerendered` on the container) is hydrated, anything else is drawn anew. Errors in a component are shown
 * in place with Try again; no lifecycle rejects because of one.
 */
export function createLifecycles<Props extends ApplicationProps>(options: LifecycleOptions<Props>): Lifecycles<Props> {
  const roots = new Map<string, Root>();

  const unmount = (props: Props): Promise<void> => {
    roots.get(props.name)?.unmount();
    roots.delete(props.name);
    return Promise.resolve();
  };
  const mount = async (props: Props): Promise<void> => {
    await unmount(props);
    const container = containerOf(props.name);
    const tree = <ApplicationTree application={props} options={options} />;
    const rootOptions = reportingRoot(props, options);
    if (container.dataset['prerendered'] === location.pathname) {
      delete container.dataset['prerendered'];
      roots.set(props.name, hydrateRoot(container, tree, rootOptions));
      return;
    }
    delete container.dataset['prerendered'];
    container.replaceChildren();
    const root = createRoot(container, rootOptions);
    root.render(tree);
    roots.set(props.name, root);
  };
  return { bootstrap: () => Promise.resolve(), mount, unmount };
}

export interface ApplicationTreeProps<Props extends ApplicationProps> {
  application: Props;
  options: LifecycleOptions<Props>;
}

/** What is drawn in the container, and what prerendering must draw to match it. */
export function ApplicationTree<Props extends ApplicationProps>({
  application,
  options,
}: ApplicationTreeProps<Props>): ReactNode {
  return (
    <ErrorBoundary
      onError={(error, componentStack) => options.onError?.(error, { kind: 'render', componentStack }, application)}
    >
      <Application application={application} options={options} />
    </ErrorBoundary>
  );
}

// A component of its own, so that what `render` throws is caught by the boundary above it.
function Application<Props extends ApplicationProps>({ application, options }: ApplicationTreeProps<Props>): ReactNode {
  return options.render(application);
}

function reportingRoot<Props extends ApplicationProps>(props: Props, options: LifecycleOptions<Props>): RootOptions {
  return {
    identifierPrefix: identifierPrefix(props.name),
    onRecoverableError: (error, info) => {
      options.onError?.(error, { kind: 'recoverable', componentStack: info.componentStack ?? undefined }, props);
    },
    onUncaughtError: (error, info) => {
      options.onError?.(error, { kind: 'uncaught', componentStack: info.componentStack ?? undefined }, props);
    },
    // The boundary has reported it already; React's default would log it a second time.
    onCaughtError: () => undefined,
  };
}
