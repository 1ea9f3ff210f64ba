export { MaskedEmail, type MaskedEmailProps } from './masked-email.js';
