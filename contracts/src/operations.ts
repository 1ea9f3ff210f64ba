import * as analytics from './analytics/index.js';
import * as commerce from './commerce/index.js';
import * as identity from './identity/index.js';
import * as journey from './journey/index.js';
import type { Operation } from './operation.js';

/** Every HTTP operation of the platform, by the service that answers it. */
export const operationsByService = {
  identity: [
    identity.register,
    identity.login,
    identity.logout,
    identity.refresh,
    identity.me,
    identity.deleteAccount,
    identity.listSessions,
    identity.revokeSession,
    identity.checkAdmin,
    identity.keySet,
    identity.listRevocations,
    identity.issueAdminToken,
  ],
  journey: [journey.listMilestones, journey.changeMilestoneStatus],
  commerce: [
    commerce.joinWaitlist,
    commerce.joinWaitlistByForm,
    commerce.countWaitlist,
    commerce.countFoundingMembers,
    commerce.preparePayment,
    commerce.verifyPayment,
    commerce.cancelPayment,
    commerce.receiveStripeWebhook,
    commerce.sendTestEmail,
    commerce.previewEmail,
    commerce.leaveWaitlist,
    commerce.unsubscribe,
    commerce.unsubscribeInOneClick,
    commerce.openUnsubscribe,
  ],
  analytics: [analytics.trackEvent, analytics.trackEvents],
} as const satisfies Record<string, readonly Operation[]>;
