export { clientNetwork } from './client-network.js';
