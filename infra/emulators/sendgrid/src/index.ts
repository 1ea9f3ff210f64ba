export type { Message } from './mail.js';
export { createSendGridEmulator, type SendGridEmulator, type SendGridEmulatorOptions } from './sendgrid-emulator.js';
