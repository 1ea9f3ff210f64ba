import { serviceContractSuite } from '@hearthway/service-kit/testing/suites';
import { startJourneyUnderTest } from '../src/testing/index.js';

serviceContractSuite('journey', startJourneyUnderTest);
