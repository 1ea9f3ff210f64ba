export { privateCookie, type PrivateCookie } from './private-cookie.js';
