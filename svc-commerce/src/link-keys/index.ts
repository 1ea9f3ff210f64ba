export { linkKeys, type LinkKeys } from './link-keys.js';
