import { tokenAudience, tokenIssuer } from '../constants.js';
import { sessionRevoked } from './events.js';
import { keySet, listRevocations } from './http.js';

/** Who signs tokens, and where verifiers get the keys and the ended sessions. */
export const identityIssuer = {
  service: 'identity',
  issuer: tokenIssuer,
  audience: tokenAudience,
  keySet,
  revocations: listRevocations,
  revoked: sessionRevoked,
} as const;
