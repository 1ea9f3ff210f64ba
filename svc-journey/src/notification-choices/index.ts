export { notificationChoiceRoutes } from './notification-choice-routes.js';
export { createNotificationChoiceStore, type NotificationChoiceStore } from './notification-choice-store.js';
