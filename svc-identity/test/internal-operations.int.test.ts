import {
  findVerifiedAccount,
  findVerifiedEmail,
  issueAccountMail,
  issueAdminToken,
} from '@hearthway/contracts/identity';
import { operationsByService } from '@hearthway/contracts/operations';
import { internalOperationsSuite } from '@hearthway/service-kit/testing/suites';
import { mailsTo, startIdentityUnderTest } from '../src/testing/index.js';

const admin = { username: 'keeper', password: 'kettle-orchard-violin' };
const bodies: Record<string, unknown> = {
  [issueAdminToken.id]: { ...admin, address: '203.0.113.7' },
  [findVerifiedEmail.id]: { userId: 'nobody' },
  [findVerifiedAccount.id]: { email: 'nobody@example.com' },
};

internalOperationsSuite({
  service: 'identity',
  contract: operationsByService,
  bodies,
  async start() {
    const identity = await startIdentityUnderTest({ ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password });
    const { userId } = await identity.buyer();
    const [mailId] = await mailsTo(identity, 'email-verification', { userId });
    bodies[issueAccountMail.id] = { mailId };
    return identity;
  },
});
