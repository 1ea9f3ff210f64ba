import { createLogger, runService } from '@hearthway/service-kit';
import { readConfig } from './config.js';
import { buildService } from './service.js';

const name = 'svc-identity';
const config = readConfig();
const logger = createLogger({ name, level: config.LOG_LEVEL, pretty: config.LOG_PRETTY });
process.exit(await runService({ name, config, logger, build: buildService }));
