import { tokenAudience, tokenIssuer } from '@hearthway/contracts/constants';
import { envelope } from '@hearthway/contracts/envelope';
import { keySet, listRevocations, sessionRevoked } from '@hearthway/contracts/identity';
import { createRevocationList, createTokenVerifier, type Broker, type Logger } from '@hearthway/service-kit';

const fetchMilliseconds = 3_000;

/** Whom a request speaks for: tokens of svc-identity, verified here, and refused within a second of their session's end. */
export function createSessions(identityUrl: string, broker: Broker, logger: Logger) {
  const revocations = createRevocationList({
    broker,
    logger,
    eventType: sessionRevoked.type,
    readEvent: (event) => sessionRevoked.data.parse(envelope.parse(event).data),
    async loadInitial() {
      const response = await fetch(new URL(listRevocations.path, identityUrl), {
        signal: AbortSignal.timeout(fetchMilliseconds),
      });
      if (!response.ok) throw new Error(`The list of ended sessions was answered with ${response.status}`);
      return listRevocations.reply.parse(await response.json());
    },
  });
  const verifier = createTokenVerifier({
    jwksUrl: new URL(keySet.path, identityUrl).href,
    issuer: tokenIssuer,
    audience: tokenAudience,
    isRevoked: (sessionId) => revocations.isRevoked(sessionId),
  });
  return { verifier, revocations };
}
