import type { TrackedEventType } from './analytics/index.js';
import type { User } from './identity/index.js';

/**
 * The version of `Platform` and `SliceSignals`. A slice works with a shell of the same major version that is as new: what slices
 * get more raises the minor one, anything else that changes for them the major one.
 */
export const platformVersion = '1.0.0';
/**
 * The versions that a slice built today works with. What is removed is announced here first: with `^1.3.0 || ^2.0.0`, slices that
 * don't use it any more go live before the shell that doesn't have it.
 */
export const platformRange = `^${platformVersion}`;
/** Under this name, releases say which version they provide or need. */
export const platformPackage = '@hearthway/platform';

/** `fetch` narrowed to what slices use. The shell's adds the session's token and renews it once on a 401. */
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
   * Never personal data: element ids, page names, counts. The service drops keys that look personal, such as `name`, but not
   * `errorName` or `tabName`.
   */
  readonly eventData?: Readonly<Record<string, string | number | boolean | null>>;
}

export interface SessionAccess {
  /** The signed-in buyer; `null` if nobody is signed in, `undefined` until that is known. */
  readonly user: () => User | null | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly hasToken: () => boolean;
  readonly request: Transport;
  /** Asks again who is signed in, after a change to the `User`. */
  readonly reload: () => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Forgets a session that the server has ended, as after deleting the account. Shows no message and doesn't navigate. */
  readonly forget: () => void;
}

export interface NavigateOptions {
  /** Replaces the current history entry. */
  readonly replace?: boolean;
}

/** Everything that a slice gets from the shell that mounts it. */
export interface Platform {
  readonly session: SessionAccess;
  readonly toast: (toast: Toast) => void;
  /** Reports what a visitor did. Never throws or waits; a failure is only logged. */
  readonly track: (event: TrackedEvent) => void;
  /** Moves to a path of this site without a page load. */
  readonly navigate: (path: string, options?: NavigateOptions) => void;
}

/** What a slice tells the shell that mounted it. Missing where a slice runs without the shell. */
export interface SliceSignals {
  /** The slice can't go on. The shell unmounts it, says so in its place, and loads it fresh on Try again. */
  readonly onCrash?: () => void;
  /**
   * A page shows an error in its place. The shell loads the slice fresh once another version is live. Returns a function to
   * call when the error is gone.
   */
  readonly onPageFailure?: () => () => void;
}
