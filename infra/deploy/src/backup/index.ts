export { dump } from './dump.js';
export { abandonedDumps, dumpNameAt, surplusDumps, timeOfDump, unfinished } from './dump-names.js';
export { restore } from './restore.js';
export { sendAgain } from './send-again.js';
