import { operationsByService } from '@hearthway/contracts/operations';
import { internalOperationsSuite } from '@hearthway/service-kit/testing/suites';
import { startCommerceUnderTest } from '../src/testing/index.js';

internalOperationsSuite({ service: 'commerce', contract: operationsByService, start: startCommerceUnderTest });
