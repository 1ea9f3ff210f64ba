import { issueAdminToken } from '@hearthway/contracts/identity';
import { operationsByService } from '@hearthway/contracts/operations';
import { internalOperationsSuite } from '@hearthway/service-kit/testing/suites';
import { startIdentityUnderTest } from '../src/testing/index.js';

const admin = { username: 'keeper', password: 'kettle-orchard-violin' };

internalOperationsSuite({
  service: 'identity',
  contract: operationsByService,
  bodies: { [issueAdminToken.id]: { ...admin, address: '203.0.113.7' } },
  start: () => startIdentityUnderTest({ ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password }),
});
