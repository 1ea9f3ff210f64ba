// These run in the page, so they may use nothing from here. They name no inner functions, for which some loaders add a helper.

/** What a page shows once it has nothing to do. */
export interface Seen {
  readonly path: string;
  /** Errors that boundaries contained, since the page was led to. */
  readonly errors: readonly string[];
  /** Whether the shell shows that a slice failed. */
  readonly hasFailed: boolean;
  readonly asksToSignIn: boolean;
  /** The slice's element has content, and nothing of it is still to come: no script and no reply. */
  readonly isComplete: boolean;
}

interface Watch {
  replies: number;
  errors: string[];
}

declare global {
  interface Window {
    hearthwayMount: Watch;
  }
}

/** Before anything else runs. */
export function watch(containedErrorEvent: string): void {
  const state: Watch = { replies: 0, errors: [] };
  window.hearthwayMount = state;
  // Nobody looks: everything is laid out and animated as ever, but nothing of it painted.
  const unpainted = new CSSStyleSheet();
  unpainted.replaceSync('html { opacity: 0 !important; }');
  document.adoptedStyleSheets = [unpainted];
  const send = window.fetch;
  window.fetch = async (...request) => {
    state.replies += 1;
    try {
      return await send(...request);
    } finally {
      state.replies -= 1;
    }
  };
  window.addEventListener(containedErrorEvent, (event) => {
    state.errors.push(String((event as CustomEvent).detail));
  });
}

/** Leads to another page within the open one: single-spa listens. */
export function navigate(address: string): void {
  window.hearthwayMount.errors = [];
  history.pushState(null, '', address);
}

export async function look(elementId: string): Promise<Seen> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  const element = document.getElementById(elementId);
  const { replies, errors } = window.hearthwayMount;
  return {
    path: location.pathname,
    errors,
    hasFailed: document.querySelector('[data-slice-place="failed"]') !== null,
    asksToSignIn: element?.querySelector('form input[type="password"]') != null,
    isComplete:
      element !== null &&
      replies === 0 &&
      element.textContent.trim() !== '' &&
      !element.hasAttribute('data-prerendered') &&
      element.querySelector('[data-waiting]') === null,
  };
}
