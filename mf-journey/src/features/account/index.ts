export {
  notificationChoicesQuery,
  purchasesQuery,
  sendAccountDeletion,
  sendNotificationChoices,
  sendPasswordChange,
  sendProfileChange,
  sendSessionEnd,
  sendVerificationRequest,
  sessionsQuery,
  type GatheredData,
} from './api.js';
export { gatherDataExport } from './gather-data-export.js';
