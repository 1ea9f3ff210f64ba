import { exampleUser } from '@hearthway/contracts/examples';
import { me, type User } from '@hearthway/contracts/identity';
import type { Platform, Toast, Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { navigateStandalone } from '@hearthway/web-kit/testing';

export interface StandIn {
  readonly transport: Transport;
  /** The example buyer by default. */
  readonly user?: User | null | undefined;
  readonly toast?: (toast: Toast) => void;
}

/** A platform without the shell: a signed-in buyer and working navigation. */
export function testPlatform(standIn: StandIn): Platform {
  const { transport, toast = () => undefined } = standIn;
  const listeners = new Set<() => void>();
  let current = 'user' in standIn ? standIn.user : exampleUser;
  const become = (user: User | null | undefined): void => {
    current = user;
    for (const listener of listeners) listener();
  };
  return {
    session: {
      user: () => current,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      hasToken: () => Boolean(current),
      request: transport,
      async reload() {
        become(await callOperation(transport, me));
      },
      signOut() {
        become(null);
        navigateStandalone('/auth');
        return Promise.resolve();
      },
      forget() {
        become(null);
      },
    },
    toast,
    track: () => undefined,
    navigate: navigateStandalone,
  };
}
