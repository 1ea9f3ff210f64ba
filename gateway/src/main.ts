import { readConfig } from './config.js';
import { runGateway } from './run-gateway.js';

try {
  process.exit(await runGateway(readConfig()));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
