export { handleKeys } from './keys-routes.js';
