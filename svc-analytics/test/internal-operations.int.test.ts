import { operationsByService } from '@hearthway/contracts/operations';
import { internalOperationsSuite } from '@hearthway/service-kit/testing/suites';
import { startAnalyticsUnderTest } from '../src/testing/index.js';

internalOperationsSuite({ service: 'analytics', contract: operationsByService, start: startAnalyticsUnderTest });
