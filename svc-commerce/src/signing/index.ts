export { createSigningDirectory, type SigningDirectory } from './signing-directory.js';
