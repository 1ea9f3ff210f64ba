export { accountLinkRoutes } from './account-link-routes.js';
export { createAccountMailStore } from './account-mail-store.js';
export { createAccountMails, type AccountMails } from './account-mails.js';
