import { serviceContractSuite } from '@hearthway/service-kit/testing/suites';
import { startAnalyticsUnderTest } from '../src/testing/index.js';

serviceContractSuite('analytics', startAnalyticsUnderTest);
