import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';
import { clockTime } from './purchase/index.js';

/** No alerts between these local times: in the app or by email. The same time twice means that there are none. */
export const usualQuietHours = { from: '21:00', to: '08:00' } as const;

/** The emails a buyer wants, all off at first, and when they want no alerts. */
export const notificationChoices = z.strictObject({
  upcomingEvents: z.boolean(),
  milestoneTips: z.boolean(),
  productNews: z.boolean(),
  /** IANA name of the buyer's zone, in which the quiet hours count. While `null`, the property's counts, or Central. */
  timeZone: z._default(
    z.nullable(z.string().check(z.maxLength(64), z.refine(isTimeZone, 'We don’t know this time zone'))),
    null,
  ),
  quietHours: z._default(z.strictObject({ from: clockTime, to: clockTime }), { ...usualQuietHours }),
});
export type NotificationChoices = z.infer<typeof notificationChoices>;

export const noNotifications: NotificationChoices = {
  upcomingEvents: false,
  milestoneTips: false,
  productNews: false,
  timeZone: null,
  quietHours: usualQuietHours,
};

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
