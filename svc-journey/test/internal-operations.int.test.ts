import { operationsByService } from '@hearthway/contracts/operations';
import { internalOperationsSuite } from '@hearthway/service-kit/testing/suites';
import { startJourneyUnderTest } from '../src/testing/index.js';

internalOperationsSuite({ service: 'journey', contract: operationsByService, start: startJourneyUnderTest });
