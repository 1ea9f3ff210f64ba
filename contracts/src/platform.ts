import type { TrackedEventType } from './analytics/index.js';
import type { User } from './identity/index.js';

/** `fetch` narrowed to what slices use; the shell's adds the session's token and renews it once on a 401. */
export type Transport = (path: string, init?: RequestInit) => Promise<Response>;

export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'normal' | 'destructive';
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

export interface TrackedEvent {
  readonly eventType: TrackedEventType;
  readonly eventSource: string;
  /**
   * Never personal data: ids of elements, names of pages, counts. What a key names as personal is taken out by the service;
   * a plain `name` is one, `errorName` and `tabName` are none.
   */
  readonly eventData?: Readonly<Record<string, string | number | boolean | null>>;
}

export interface SessionAccess {
  /** The signed-in buyer; `null` when nobody is signed in, `undefined` until that is known. */
  readonly user: () => User | null | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly hasToken: () => boolean;
  readonly request: Transport;
  /** Asks again who is signed in: after the buyer's own name or address has changed. */
  readonly reload: () => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Forgets in this browser a session that the server has ended, as with a deleted account; says nothing and leads nowhere. */
  readonly forget: () => void;
}

export interface NavigateOptions {
  /** Takes the place of the address shown, so that Back does not lead to it again. */
  readonly replace?: boolean;
}

/** All that a slice gets from the shell that mounts it. A slice needs nothing else of it. */
export interface Platform {
  readonly session: SessionAccess;
  readonly toast: (toast: Toast) => void;
  /** Reports what a visitor did. Never throws and never waits; a failure is only logged. */
  readonly track: (event: TrackedEvent) => void;
  /** Moves to a path of this site without a page load. */
  readonly navigate: (path: string, options?: NavigateOptions) => void;
  readonly flags: Readonly<Record<string, boolean>>;
}
