export {
  notificationChoicesQuery,
  sendAccountDeletion,
  sendNotificationChoices,
  sendPasswordChange,
  sendProfileChange,
  sendSessionEnd,
  sessionsQuery,
  type GatheredData,
} from './api.js';
export { gatherDataExport } from './gather-data-export.js';
