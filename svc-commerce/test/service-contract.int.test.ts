import { operationsByService } from '@hearthway/contracts/operations';
import { serviceCardSuite } from '@hearthway/service-kit/testing/suites';
import { join } from 'node:path';
import { configSchema } from '../src/config.js';
import { startCommerceUnderTest } from '../src/testing/index.js';

serviceCardSuite({
  file: join(import.meta.dirname, '../README.md'),
  contract: operationsByService.commerce,
  environment: Object.keys(configSchema.def.shape),
  start: startCommerceUnderTest,
});
