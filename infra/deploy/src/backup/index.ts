export { dump } from './dump.js';
export { dumpNameAt, surplusDumps, timeOfDump } from './dump-names.js';
export { restore } from './restore.js';
export { sendAgain } from './send-again.js';
