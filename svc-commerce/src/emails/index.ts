export { createEmailSubjects } from './email-subjects.js';
export { openEmails } from './open-emails.js';
export { createSendGridClient } from './sendgrid-client.js';
