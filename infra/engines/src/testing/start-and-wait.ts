import { readTestConfig } from '../config.js';
import { startEngines } from '../start-engines.js';

/** A process that starts engines in the given folder, says so on standard output, and waits to be killed. */
const [dataFolder = ''] = process.argv.slice(2);
const { environment } = readTestConfig();
const engines = await startEngines({ dataFolder, environment, report: (line) => process.stderr.write(`${line}\n`) });
process.stdout.write(`${JSON.stringify({ pids: [...engines.mongodb.pids, ...engines.rabbitmq.pids] })}\n`);
setInterval(() => undefined, 60_000);
