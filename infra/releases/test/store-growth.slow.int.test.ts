import { storeGrowthSuite } from '@hearthway/service-kit/testing/suites';
import { join } from 'node:path';

storeGrowthSuite(join(import.meta.dirname, '../src'));
