import { envelope, type EventDefinition } from '@hearthway/contracts/envelope';
import type { Operation } from '@hearthway/contracts/operation';
import { problemTexts } from '@hearthway/contracts/texts';
import type * as z from 'zod/mini';
import type { ServiceClient } from '../calls/index.js';
import { AppError } from '../errors/index.js';
import type { Logger } from '../logging/index.js';
import {
  createRevocationList,
  type Revocation,
  type RevocationList,
  type RevocationListOptions,
} from './revocation-list.js';
import { remoteKeys } from './remote-keys.js';
import { createTokenVerifier, type TokenVerifier } from './token-verifier.js';

/** A service that issues tokens, as described by its contract. */
export interface TokenIssuer {
  /** Its name in calls to it. */
  readonly service: string;
  /** The claims `iss` and `aud`. */
  readonly issuer: string;
  readonly audience: string;
  /** The operation that returns its public keys (RFC 7517). */
  readonly keySet: InternalOperation;
  /** The operation that lists unexpired revocations, and the event that announces each one. */
  readonly revocations: InternalOperation & { readonly reply: z.ZodMiniType<Revocation[]> };
  readonly revoked: EventDefinition<string, z.ZodMiniType<Revocation>>;
}

type InternalOperation = Pick<Operation, 'id' | 'method' | 'path'>;

/** Settings for whose tokens a service trusts. */
export interface TrustedTokens {
  readonly verifier: TokenVerifier;
  readonly revocations: RevocationList;
  /** Fails until tokens can be verified. For services that are useless without signing in. */
  readonly readiness?: Readonly<Record<'tokens', () => Promise<boolean>>>;
}

interface FollowIssuerOptions {
  issuer: TokenIssuer;
  /** Calls the issuer. */
  client: ServiceClient;
  broker: RevocationListOptions['broker'];
  logger: Logger;
}

const fetchMilliseconds = 3_000;

/** Short, because services that start together wait for each other. */
const retryMilliseconds = 250;

/**
 * Lets a service trust another one's tokens: gets its keys, and its ended sessions, which are refused within a second.
 * No token is trusted until the list of those has been read (`server.unavailable`).
 */
export function followIssuer({ client, issuer, broker, logger }: FollowIssuerOptions): Required<TrustedTokens> {
  const revocations = createRevocationList({
    broker,
    logger,
    retryDelay: retryMilliseconds,
    eventType: issuer.revoked.type,
    readEvent: (event) => issuer.revoked.data.parse(envelope.parse(event).data),
    async loadInitial() {
      const response = await client.call(issuer.revocations, { timeout: fetchMilliseconds });
      if (response.status !== 200) throw new Error(`The list of revoked sessions got status ${response.status}`);
      return issuer.revocations.reply.parse(await response.json());
    },
  });
  const keys = remoteKeys(() => client.call(issuer.keySet, { timeout: fetchMilliseconds }));
  const verifier = createTokenVerifier({
    keys: keys.find,
    issuer: issuer.issuer,
    audience: issuer.audience,
    isRevoked(sessionId) {
      if (!revocations.isLoaded()) throw new AppError('server.unavailable', problemTexts.unavailable);
      return revocations.isRevoked(sessionId);
    },
  });
  return {
    verifier,
    revocations,
    readiness: { tokens: async () => revocations.isLoaded() && (await keys.areKnown()) },
  };
}
