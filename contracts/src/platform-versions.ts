import type { Platform, platformVersion, SliceSignals } from './platform.js';

/**
 * What slices get from the shell in each version, spelled out, so that it shows when something that it consists of changes, such as
 * `User`. Slices that were built with a version are live, so it stays as it is. The next one gets its own types, which may extend
 * these interfaces.
 */
interface Versions {
  '1.0.0': { platform: Platform1; signals: Signals1 };
}

interface Today {
  platform: Platform;
  signals: SliceSignals;
}

type MajorOf<Version> = Version extends `${infer Major}.${string}` ? Major : never;
type OfThisMajor = Extract<keyof Versions, `${MajorOf<typeof platformVersion>}.${string}`>;
/** The versions with which slices were built that fail with a shell of today. */
type Broken = { [Version in OfThisMajor]: Today extends Versions[Version] ? never : Version }[OfThisMajor];

/** Written out, because the compiler would compare the arguments of an alias, and an optional key makes no difference to that. */
type IsSame<One, Other> =
  (<Any>(any: Any) => Any extends One ? true : false) extends <Any>(any: Any) => Any extends Other ? true : false
    ? true
    : false;

type None<Problem extends never> = Problem;
/** What a change of the platform keeps to. Otherwise, this doesn’t compile. */
export interface PlatformRules {
  readonly version: None<typeof platformVersion extends `${number}.${number}.0` ? never : 'A version ends with .0'>;
  readonly recorded: None<
    IsSame<Today, Versions[typeof platformVersion]> extends true
      ? never
      : 'What slices get has changed: raise the version, and add what it is now to Versions'
  >;
  readonly compatible: None<`Slices built with ${Broken} would fail: raise the major version`>;
}

interface Platform1 {
  readonly session: Session1;
  readonly toast: (toast: {
    readonly title: string;
    readonly description?: string;
    readonly tone?: 'normal' | 'destructive';
    readonly action?: { readonly label: string; readonly onSelect: () => void };
  }) => void;
  readonly track: (event: {
    readonly eventType: 'page_view' | 'click' | 'scroll' | 'user_intent' | 'form_submit' | 'error' | 'ui_interaction';
    readonly eventSource: string;
    readonly eventData?: Readonly<Record<string, string | number | boolean | null>>;
  }) => void;
  readonly navigate: (path: string, options?: { readonly replace?: boolean }) => void;
}

interface Session1 {
  readonly user: () => User1 | null | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly hasToken: () => boolean;
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  readonly reload: () => Promise<void>;
  readonly signOut: () => Promise<void>;
  readonly forget: () => void;
}

interface User1 {
  id: string;
  username: string;
  email: string;
  emailVerified: boolean;
  pendingEmail: string | null;
}

interface Signals1 {
  readonly onCrash?: () => void;
  readonly onPageFailure?: () => () => void;
}
