import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { containerOf, forgetPrerendered, identifierPrefix, isPrerendered } from './container.js';
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

export interface LifecycleOptions<Props extends ApplicationProps, Prepared = undefined> {
  /** Brings what the first drawing needs (the module of a page), so that it is drawn whole. `mount` rejects as it does. */
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
 * The single-spa lifecycles of a React micro-frontend. Markup that was prerendered for the very path shown
 * (`data-prerendered` on the container) is hydrated, anything else is drawn anew. Errors in a component are shown
 * in place with Try again; no lifecycle rejects because of one. Until `prepare` has brought what it should, and when it
 * cannot, the container is left as it is.
 */
export function createLifecycles<Props extends ApplicationProps, Prepared = undefined>(
  options: LifecycleOptions<Props, Prepared>,
): Lifecycles<Props> {
  const roots = new Map<string, Root>();
  /** Of each application the mount under way, so that one that was taken away meanwhile draws nothing. */
  const mounting = new Map<string, symbol>();

  const takeAway = (name: string): void => {
    mounting.delete(name);
    roots.get(name)?.unmount();
    roots.delete(name);
  };
  const mount = async (props: Props): Promise<void> => {
    takeAway(props.name);
    const mine = Symbol(props.name);
    mounting.set(props.name, mine);
    const prepared = await preparedFor(props, options);
    if (mounting.get(props.name) !== mine) return;
    roots.set(props.name, draw(props, prepared, options));
  };
  const unmount = ({ name }: Props): Promise<void> => {
    takeAway(name);
    return Promise.resolve();
  };
  return { bootstrap: () => Promise.resolve(), mount, unmount };
}

/**
 * The page preloads the files of its slice, and a browser answers the first use of one that failed from memory, however
 * well it would load now; of two files that failed, the second is still failing when the first is asked for again.
 */
const attempts = 3;

async function preparedFor<Props extends ApplicationProps, Prepared>(
  props: Props,
  { prepare }: LifecycleOptions<Props, Prepared>,
): Promise<Prepared> {
  if (!prepare) return undefined as Prepared;
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    try {
      return await prepare(props);
    } catch (error) {
      console.warn('What the page needs did not load; asking for it again', error);
    }
  }
  return prepare(props);
}

function draw<Props extends ApplicationProps, Prepared>(
  props: Props,
  prepared: Prepared,
  options: LifecycleOptions<Props, Prepared>,
): Root {
  const container = containerOf(props.name);
  const tree = <ApplicationTree application={props} prepared={prepared} options={options} />;
  const rootOptions = reportingRoot(props, options);
  const hydrates = isPrerendered(container);
  forgetPrerendered(container);
  if (hydrates) return hydrate(container, tree, rootOptions);
  container.replaceChildren();
  const root = createRoot(container, rootOptions);
  root.render(tree);
  return root;
}

/** As a transition, React gives the browser a turn every few milliseconds: there is a page to read and to scroll. */
function hydrate(container: HTMLElement, tree: ReactNode, options: RootOptions): Root {
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(container, tree, options);
  });
  if (!root) throw new Error('React did not begin a transition at once');
  return root;
}

export interface ApplicationTreeProps<Props extends ApplicationProps, Prepared = undefined> {
  application: Props;
  prepared: Prepared;
  options: LifecycleOptions<Props, Prepared>;
}

/** What is drawn in the container, and what prerendering must draw to match it. */
export function ApplicationTree<Props extends ApplicationProps, Prepared>({
  application,
  prepared,
  options,
}: ApplicationTreeProps<Props, Prepared>): ReactNode {
  return (
    <ErrorBoundary
      onError={(error, componentStack) => options.onError?.(error, { kind: 'render', componentStack }, application)}
    >
      <Application application={application} prepared={prepared} options={options} />
    </ErrorBoundary>
  );
}

// A component of its own, so that what `render` throws is caught by the boundary above it.
function Application<Props extends ApplicationProps, Prepared>({
  application,
  prepared,
  options,
}: ApplicationTreeProps<Props, Prepared>): ReactNode {
  return options.render(application, prepared);
}

function reportingRoot<Props extends ApplicationProps, Prepared>(
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
    // The boundary has reported it already; React's default would log it a second time.
    onCaughtError: () => undefined,
  };
}
