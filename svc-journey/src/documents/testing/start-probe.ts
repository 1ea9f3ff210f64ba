/** Starts the probe as the service would, passes on what it writes, and waits. */
import { startProcess, usualLimits } from '../processes/limited-process-client.js';

process.env['SENSITIVE_DATA_SECRET'] = 'secret';
const [output] = startProcess({ folder: 'testing', name: 'probe' }, usualLimits).outputs;
output?.pipe(process.stdout);
