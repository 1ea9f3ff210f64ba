export { generateSigningKeys, publicKeyFromJwk, publicKeySet, type SigningKeys } from './keys.js';
export {
  InvalidTokenError,
  signToken,
  verifyToken,
  type FindPublicKey,
  type TokenClaims,
  type TokenSigner,
} from './signed-token.js';
