export { issueMail } from './issue-mail.js';
