import { issueAdminToken } from '@hearthway/contracts/identity';
import { operationsByService } from '@hearthway/contracts/operations';
import { adminAuditSuite } from '@hearthway/service-kit/testing/suites';
import { startIdentityUnderTest } from '../src/testing/index.js';

const credential = { username: 'keeper', password: 'a long enough password' };

adminAuditSuite({
  contract: operationsByService.identity,
  async start() {
    const identity = await startIdentityUnderTest({
      ADMIN_USERNAME: credential.username,
      ADMIN_PASSWORD: credential.password,
    });
    return {
      ...identity,
      async token(role) {
        if (role === 'buyer') return (await identity.buyer()).token;
        return String(
          (await identity.call(issueAdminToken, { body: { ...credential, address: '203.0.113.7' } })).body['token'],
        );
      },
    };
  },
});
