import * as z from 'zod/mini';

/** What Mia may read about the buyer. Each is off until the buyer turns it on. Labels are for "Used: your finances". */
export const chatContexts = {
  finances: 'your finances',
  homes: 'your homes',
  documents: 'your documents and letters',
  calendar: 'your calendar',
} as const;
export type ChatContext = keyof typeof chatContexts;

export const chatContext = z.enum(Object.keys(chatContexts) as [ChatContext, ...ChatContext[]]);

export const chatContextChoices = z.strictObject({
  finances: z.boolean(),
  homes: z.boolean(),
  documents: z.boolean(),
  calendar: z.boolean(),
});
export type ChatContextChoices = z.infer<typeof chatContextChoices>;

export const noChatContexts: ChatContextChoices = { finances: false, homes: false, documents: false, calendar: false };

/** One change of a choice, as the buyer made it. */
export const chatConsent = z.object({ context: chatContext, granted: z.boolean(), at: z.iso.datetime() });
export type ChatConsent = z.infer<typeof chatConsent>;
