import express from 'express';
import * as z from 'zod/mini';
import { baseServiceConfig, loadConfig } from '../../config/index.js';
import { createLogger } from '../../logging/index.js';
import { runService } from '../index.js';
import { idleService } from './idle-service.js';

/** A service without engines. `/slow` waits for the answer of UPSTREAM_URL. */
const config = loadConfig(z.object({ ...baseServiceConfig, UPSTREAM_URL: z.url() }), process.env);
const app = express();
app.get('/slow', async (_request, response) => {
  response.json(await (await fetch(config.UPSTREAM_URL)).json());
});
const build = () => Promise.resolve({ ...idleService, app });
const logger = createLogger({ name: 'slow-service', level: config.LOG_LEVEL, pretty: config.LOG_PRETTY });
process.exit(await runService({ name: 'slow-service', config, logger, build }));
