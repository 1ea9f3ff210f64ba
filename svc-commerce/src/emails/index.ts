export { openEmails } from './open-emails.js';
export { createSendGridClient } from './sending/sendgrid-client.js';
