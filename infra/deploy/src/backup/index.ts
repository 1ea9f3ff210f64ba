export { dump } from './dump.js';
export { restore } from './restore.js';
export { sendAgain } from './send-again.js';
