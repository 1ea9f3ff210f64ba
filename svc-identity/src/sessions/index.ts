import { envelope } from '@hearthway/contracts/envelope';
import { sessionRevoked } from '@hearthway/contracts/identity';
import {
  createRevocationList,
  type Broker,
  type Dependencies,
  type RevocationList,
  type ServiceModule,
} from '@hearthway/service-kit';
import { toRevocation, type SessionDependencies } from './session-lifecycle.js';
import { sessionRoutes } from './session-routes.js';
import { createSessionStore } from './session-store.js';

export { deviceOf } from './device.js';
export {
  endSession,
  openSession,
  refuseNow,
  revokeAll,
  revokeSurplus,
  type SessionDependencies,
  type SessionProof,
} from './session-lifecycle.js';
export type { SessionStore } from './session-store.js';

interface Needed
  extends Dependencies, Pick<SessionDependencies, 'successors' | 'refreshCookie' | 'keyRing' | 'securityLog'> {
  readonly broker: Broker;
  /** How long a refresh may take. */
  readonly refreshMilliseconds: number | undefined;
}

export function openSessions({ connection, broker, refreshMilliseconds, ...needed }: Needed): ServiceModule & {
  readonly dependencies: SessionDependencies;
  readonly revocations: RevocationList;
} {
  const { logger, now } = needed;
  const sessions = createSessionStore(connection);
  const revocations = createRevocationList({
    loadInitial: async () => (await sessions.findRevocations(now())).map(toRevocation),
    broker,
    eventType: sessionRevoked.type,
    readEvent: (event) => sessionRevoked.data.parse(envelope.parse(event).data),
    logger,
    now: () => now().getTime(),
  });
  const dependencies = { ...needed, sessions, refused: revocations };
  return { dependencies, revocations, stores: [sessions], routes: sessionRoutes(dependencies, refreshMilliseconds) };
}
