import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';

/** The emails a buyer wants. All off at first. */
export const notificationChoices = z.strictObject({
  upcomingEvents: z.boolean(),
  milestoneTips: z.boolean(),
  productNews: z.boolean(),
});
export type NotificationChoices = z.infer<typeof notificationChoices>;

export const noNotifications: NotificationChoices = { upcomingEvents: false, milestoneTips: false, productNews: false };

export const getNotificationChoices = defineOperation({
  id: 'journey.get-notification-choices',
  summary: 'Get the signed-in buyer’s email preferences',
  method: 'GET',
  path: '/api/notification-choices',
  access: 'buyer',
  status: 200,
  reply: notificationChoices,
  errors: {},
});

export const saveNotificationChoices = defineOperation({
  id: 'journey.save-notification-choices',
  summary: 'Save the signed-in buyer’s email preferences',
  method: 'PUT',
  path: '/api/notification-choices',
  access: 'buyer',
  body: notificationChoices,
  status: 200,
  reply: notificationChoices,
  errors: {},
});
