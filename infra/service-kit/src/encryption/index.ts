export {
  decryptWith,
  DecryptionError,
  encryptFor,
  generateRecipientKeys,
  type PublicKey,
  type RecipientKeys,
} from './recipient-encryption.js';
