/** `start-probe.js <milliseconds>`: starts the probe as the service would, and passes on what it writes and which limit ended it. */
import { startProcess, usualLimits } from '../processes/limited-process-client.js';

process.env['SENSITIVE_DATA_SECRET'] = 'secret';
const limits = { ...usualLimits, milliseconds: Number(process.argv[2]) };
const { outputs, ended, exceeded } = startProcess({ folder: 'testing', name: 'probe' }, limits);
outputs[0]?.pipe(process.stdout, { end: false });
await ended;
process.stdout.write(`${exceeded() ?? 'none'}\n`);
