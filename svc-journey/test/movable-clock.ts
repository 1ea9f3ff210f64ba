/**
 * The service, except that a test moves its clock: CLOCK_FILE says by how many milliseconds it is ahead. Sessions and messages keep the
 * real time.
 */
import { createLogger, runService } from '@hearthway/service-kit';
import { readFileSync } from 'node:fs';
import { readConfig } from '../src/config.js';
import { buildService } from '../src/service.js';

const config = readConfig();
const logger = createLogger({ name: 'svc-journey', level: config.LOG_LEVEL, pretty: config.LOG_PRETTY });
const figuresAt = () => new Date(Date.now() + Number(readFileSync(process.env['CLOCK_FILE'] ?? '', 'utf8')));
process.exit(
  await runService({
    name: 'svc-journey',
    config,
    logger,
    build: (parts) => buildService({ ...parts, figuresAt, alertMilliseconds: 200 }),
  }),
);
