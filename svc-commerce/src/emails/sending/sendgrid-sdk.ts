/** A module of its own because a dynamic `import()` of either package is typed without its classes. */
export { Client } from '@sendgrid/client';
export { MailService } from '@sendgrid/mail';
