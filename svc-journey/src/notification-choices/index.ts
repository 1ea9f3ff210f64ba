export { notificationChoiceRoutes } from './notification-choice-routes.js';
export { createNotificationChoiceStore } from './notification-choice-store.js';
