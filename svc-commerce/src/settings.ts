import type { Config } from './config.js';

/** What the environment says of emails, as the room of emails takes it. */
export function emailSettings(config: Config) {
  return {
    adminEmail: config.ADMIN_EMAIL,
    sender: { origin: config.PUBLIC_ORIGIN.replace(/\/$/, ''), postalAddress: config.COMPANY_POSTAL_ADDRESS },
    limits: {
      windowMilliseconds: config.EMAIL_CAP_WINDOW_SECONDS * 1000,
      perAddress: config.EMAILS_PER_ADDRESS,
      perNetwork: config.EMAILS_PER_NETWORK,
      news: config.NEWS_EMAILS,
      all: config.EMAILS,
      tests: config.TEST_EMAILS,
    },
    retry: { firstMilliseconds: config.EMAIL_RETRY_SECONDS * 1000 },
  };
}

/** The same of open orders, as the room of payments takes it. */
export function orderLimits(config: Config) {
  return {
    foundingPerEmail: config.OPEN_FOUNDING_ORDERS_PER_EMAIL,
    foundingPerNetwork: config.OPEN_FOUNDING_ORDERS_PER_NETWORK,
    toolkitsPerNetwork: config.OPEN_TOOLKIT_ORDERS_PER_NETWORK,
  };
}
