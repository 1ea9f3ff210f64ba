export { sendAccountDeletion } from './calls/delete-account.js';
export type { GatheredData } from './calls/download-data-export.js';
export { sendPasswordChange } from './calls/change-password.js';
export { sendProfileChange } from './calls/change-profile.js';
export { notificationChoicesQuery } from './calls/get-notification-choices.js';
export { sessionsQuery } from './calls/list-sessions.js';
export { sendSessionEnd } from './calls/revoke-session.js';
export { sendNotificationChoices } from './calls/save-notification-choices.js';
export { gatherDataExport } from './gather-data-export.js';
