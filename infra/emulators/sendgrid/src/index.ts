export type { Message, Person } from './mail/message.js';
export type { MessageFilter } from './mailbox/mailbox.js';
export { createSendGridEmulator, type SendGridEmulator, type SendGridEmulatorOptions } from './sendgrid-emulator.js';
