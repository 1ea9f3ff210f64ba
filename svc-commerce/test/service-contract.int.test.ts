import { serviceContractSuite } from '@hearthway/service-kit/testing/suites';
import { startCommerceUnderTest } from '../src/testing/index.js';

serviceContractSuite('commerce', startCommerceUnderTest);
