/** Both parts of the SDK as one module, to be loaded when they are needed. */
export { Client } from '@sendgrid/client';
export { MailService } from '@sendgrid/mail';
