/** Loaded into a child (`node --import`), which then ends when its parent is gone and leaves nothing half-started. */
import { fileURLToPath } from 'node:url';

const follow = () => process.kill(process.pid, 'SIGTERM');
if (process.connected === false) follow();
else process.once('disconnect', follow);
process.channel?.unref();

// Forked processes would inherit this `--import`, and with it unref the IPC channel that they need.
const position = process.execArgv.indexOf(fileURLToPath(import.meta.url));
if (position > 0) process.execArgv.splice(position - 1, 2);
