import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';

const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 21:00'));

/** The emails that a buyer wants, all off at first, and when they want none. */
export const notificationChoices = z.strictObject({
  upcomingEvents: z.boolean(),
  milestoneTips: z.boolean(),
  productNews: z.boolean(),
  /** IANA name of the buyer’s zone, in which quiet hours count. Without it, the property’s counts. */
  timeZone: z.optional(z.string().check(z.maxLength(64), z.refine(isTimeZone, 'We don’t know this time zone'))),
  /** Local times (`21:00`); the same twice means none. */
  quietHours: z.optional(z.strictObject({ from: clock, to: clock })),
});
export type NotificationChoices = z.infer<typeof notificationChoices>;

/** While nothing was chosen. */
export const defaultQuietHours = { from: '21:00', to: '08:00' } as const;

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

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
