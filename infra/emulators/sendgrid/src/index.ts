export type { Message } from './mail.js';
export { createSendGridEmulator, type SendGridEmulator } from './sendgrid-emulator.js';
