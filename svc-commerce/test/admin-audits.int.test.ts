import { exportList, previewEmail, revealEmail, sendTestEmail } from '@hearthway/contracts/commerce';
import { operationsByService } from '@hearthway/contracts/operations';
import { adminAuditSuite } from '@hearthway/service-kit/testing/suites';
import { startCommerceUnderTest } from '../src/testing/index.js';

adminAuditSuite({
  contract: operationsByService.commerce,
  requests: {
    [sendTestEmail.id]: { query: '?type=waitlist&email=admin@example.com' },
    [previewEmail.id]: { query: '?type=waitlist' },
    [revealEmail.id]: { body: { list: 'waitlist', id: 'nobody' } },
    [exportList.id]: { body: { list: 'waitlist', reason: 'For the letter of this month' } },
  },
  start: startCommerceUnderTest,
});
