export { AdminGate } from './admin-gate.js';
export { AdminSessionProvider, useAdminSession, useAdminSessions } from './admin-session-provider.js';
export { adminSession } from './admin-session.js';
