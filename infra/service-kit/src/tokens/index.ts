export { followIssuer, type TokenIssuer, type TrustedTokens } from './follow-issuer.js';
export type { Principal, Role } from './principal.js';
export { hashToken, linkTokens, randomToken, type LinkTokens } from './random-token.js';
export {
  createRevocationList,
  type Revocation,
  type RevocationList,
  type RevocationListOptions,
} from './revocation-list.js';
export {
  accessTokenType,
  createTokenVerifier,
  unauthorized,
  type TokenKeys,
  type TokenVerifier,
} from './token-verifier.js';
