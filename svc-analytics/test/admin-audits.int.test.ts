import { operationsByService } from '@hearthway/contracts/operations';
import { adminAuditSuite } from '@hearthway/service-kit/testing/suites';
import { startAnalyticsUnderTest } from '../src/testing/index.js';

adminAuditSuite({ contract: operationsByService.analytics, start: startAnalyticsUnderTest });
