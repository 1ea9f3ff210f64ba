import type { Config } from './config.js';

/** The configuration of emails, as their use cases take it. */
export function emailSettings(config: Config) {
  return {
    adminEmail: config.ADMIN_EMAIL,
    sender: { origin: config.PUBLIC_ORIGIN.replace(/\/$/, ''), postalAddress: config.COMPANY_POSTAL_ADDRESS },
    limits: {
      windowMilliseconds: config.EMAIL_CAP_WINDOW_SECONDS * 1000,
      perAddress: config.EMAILS_PER_ADDRESS,
      ofAccountPerAddress: config.EMAILS_OF_ACCOUNT_PER_ADDRESS,
      alertsPerAddress: config.ALERT_EMAILS_PER_ADDRESS,
      signingPerAddress: config.SIGNING_EMAILS_PER_ADDRESS,
      perNetwork: config.EMAILS_PER_NETWORK,
      marketing: config.NEWS_EMAILS,
      ofAccounts: config.ACCOUNT_EMAILS,
      alerts: config.ALERT_EMAILS,
      signing: config.SIGNING_EMAILS,
      all: config.EMAILS,
      tests: config.TEST_EMAILS,
    },
    retryMilliseconds: config.EMAIL_RETRY_SECONDS * 1000,
  };
}
