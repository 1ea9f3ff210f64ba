import { serviceContractSuite } from '@hearthway/service-kit/testing/suites';
import { startIdentityUnderTest } from '../src/testing/index.js';

serviceContractSuite('identity', startIdentityUnderTest);
