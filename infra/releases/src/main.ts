import { createLogger, runService } from '@hearthway/service-kit';
import { readConfig } from './config.js';
import { buildService } from './service.js';

const config = readConfig();
const logger = createLogger({ name: 'registry', level: config.LOG_LEVEL, pretty: config.LOG_PRETTY });
process.exit(await runService({ name: 'registry', config, logger, build: buildService }));
