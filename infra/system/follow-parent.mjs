/** Loaded into a child (`node --import`): when whoever started us is gone, we go too and leave nothing half-started. */
import { fileURLToPath } from 'node:url';

const follow = () => process.kill(process.pid, 'SIGTERM');
if (process.connected === false) follow();
else process.once('disconnect', follow);
process.channel?.unref();

// What we fork ourselves takes our arguments over, and would let go of a channel that it works by.
const position = process.execArgv.indexOf(fileURLToPath(import.meta.url));
if (position > 0) process.execArgv.splice(position - 1, 2);
