import { queryDefaults } from '@hearthway/contracts/constants';
import type { User } from '@hearthway/contracts/identity';
import type { Platform, SessionAccess, Transport } from '@hearthway/contracts/platform';
import { sessionTexts, wizardTexts, type ToastText } from '@hearthway/contracts/texts';
import { RequestError } from '@hearthway/web-kit/http';
import type { SignInCode } from './sign-in-by-code.js';
import { deleteDrafts } from './delete-drafts.js';
import type { Credentials, IdentityClient, Registration, SignedIn } from './identity-client.js';
import { createSessionRequest } from './session-request.js';
import { createTokenKeeper, type TokenKeeperDependencies } from './token-keeper.js';

export interface SessionDependencies extends Pick<TokenKeeperDependencies, 'storage' | 'locks'> {
  readonly bare: Transport;
  readonly identity: IdentityClient;
  readonly toast: Platform['toast'];
  /** Goes to the sign-in screen. */
  readonly leave: () => void;
}

export interface Session extends SessionAccess {
  /** Loads the user and keeps the token fresh. Returns a function that stops. */
  readonly start: () => () => void;
  /** Throws `RequestError` on failure, after showing a toast. */
  readonly signIn: (credentials: Credentials) => Promise<void>;
  readonly signInByCode: (code: SignInCode) => Promise<void>;
  readonly register: (registration: Registration) => Promise<void>;
  /** Refetches the user if the last fetch is older than five minutes. */
  readonly refreshUser: () => void;
}

/** The session store. Hand-written: a query library would add 10 KB to the first load for a single query. */
export function createSession({ bare, identity, toast, leave, storage, locks }: SessionDependencies): Session {
  let user: User | null | undefined;
  let fetchedAt = 0;
  let latestRequest = 0;
  const listeners = new Set<() => void>();

  const setUser = (next: User | null): void => {
    latestRequest += 1;
    fetchedAt = Date.now();
    if (next) deleteDrafts(next.id);
    if (user !== undefined && isSame(user, next)) return;
    user = next;
    for (const listener of listeners) listener();
  };
  const onEnded = (token: string): void => {
    const stored = keeper.current();
    if (stored !== null && stored !== token) return;
    const wasSignedIn = Boolean(user);
    keeper.drop();
    setUser(null);
    if (wasSignedIn) toast({ ...wizardTexts.authenticationRequired, tone: 'destructive' });
  };
  const keeper = createTokenKeeper({ storage, locks, refresh: () => identity.refresh(bare), onRenewalEnded: onEnded });
  const request = createSessionRequest(bare, keeper, onEnded);

  const loadUser = async (): Promise<void> => {
    if (keeper.current() === null) {
      setUser(null);
      return;
    }
    latestRequest += 1;
    const thisRequest = latestRequest;
    try {
      const found = await identity.me(request);
      if (thisRequest === latestRequest) setUser(found);
    } catch (error) {
      if (thisRequest !== latestRequest) return;
      console.warn(sessionTexts.sessionFailed, error);
      // A failed background refetch keeps the known user unless the server says 401.
      if (!user || isStatus(error, 401)) setUser(null);
    }
  };
  const enter = async (response: Promise<SignedIn>, succeeded: ToastText, failed: string): Promise<void> => {
    try {
      const signedIn = await response;
      keeper.accept(signedIn.token);
      setUser(signedIn.user);
    } catch (error) {
      toast({ title: failed, description: messageOf(error) || failed, tone: 'destructive' });
      throw error;
    }
    toast(succeeded);
    void loadUser();
  };

  /** The buyer is done on this device. */
  const end = (): void => {
    keeper.drop();
    deleteDrafts();
    setUser(null);
  };

  return {
    user: () => user,
    hasToken: () => keeper.current() !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    request,
    reload: loadUser,
    start() {
      void loadUser();
      return keeper.watch((token) => {
        if (token === null) setUser(null);
        else void loadUser();
      });
    },
    refreshUser() {
      if (user && Date.now() - fetchedAt >= queryDefaults.session.staleMilliseconds) void loadUser();
    },
    signIn: (credentials) =>
      enter(identity.login(bare, credentials), sessionTexts.loginSucceeded, sessionTexts.loginFailed),
    signInByCode: (code) =>
      enter(identity.signInByCode(bare, code), sessionTexts.loginSucceeded, sessionTexts.loginFailed),
    register: (registration) =>
      enter(identity.register(bare, registration), sessionTexts.registrationSucceeded, sessionTexts.registrationFailed),
    async signOut() {
      try {
        await identity.logout(request);
      } catch (error) {
        // 401: the session has already ended, which is what we want.
        if (!isStatus(error, 401)) {
          const description = messageOf(error) || sessionTexts.logoutFailed;
          toast({ title: sessionTexts.logoutFailed, description, tone: 'destructive' });
          return;
        }
      }
      end();
      toast(sessionTexts.loggedOut);
      leave();
    },
    forget: end,
  };
}

const isStatus = (error: unknown, status: number): boolean => error instanceof RequestError && error.status === status;
const messageOf = (error: unknown): string => (error instanceof RequestError ? error.message : '');

// Both come from the same schema, so their keys are in the same order.
const isSame = (one: User | null, other: User | null): boolean => JSON.stringify(one) === JSON.stringify(other);
