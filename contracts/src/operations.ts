import * as analytics from './analytics/index.js';
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
  analytics: [analytics.trackEvent],
} as const satisfies Record<string, readonly Operation[]>;
