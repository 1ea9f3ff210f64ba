import { brand, company } from '@hearthway/contracts/brand';
import { emailAddress } from '@hearthway/contracts/email-address';
import { baseServiceConfig, callingConfig, loadConfig, publicOrigin, serviceAddresses } from '@hearthway/service-kit';
import * as z from 'zod/mini';

const httpUrl = z
  .string()
  .check(z.regex(/^https?:\/\/[^/?#]+\/?$/, 'must be an address such as http://127.0.0.1:4001'));

const count = (value: number) => z._default(z.coerce.number().check(z.int(), z.minimum(1)), value);

const settings = z.object({
  ...baseServiceConfig,
  WAITLIST_MAXIMUM_JOINS_PER_MINUTE: count(600).check(
    z.describe('How many may join the waitlist per minute in all; the gateway limits each client'),
  ),
  PUBLIC_ORIGIN: publicOrigin.check(
    z.describe('Public address of the site: https, or http on localhost. Checkouts return there'),
  ),
  STRIPE_SECRET_KEY: z
    .string()
    .check(
      z.regex(/^(sk|rk)_(test|live)_/, 'must be a secret key of Stripe'),
      z.describe('Secret key of the Stripe account'),
    ),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .check(z.startsWith('whsec_'), z.describe('Signing secret of the webhook to `/api/webhooks/stripe`')),
  STRIPE_API_URL: z.optional(httpUrl).check(z.describe('Address of the emulator, instead of Stripe’s')),
  /** A campus or a phone company may be one network. */
  OPEN_ORDERS_PER_NETWORK: count(50).check(z.describe('How many orders of one network may be open at a time')),
  IDENTITY_OPERATIONS_URL: serviceAddresses.check(
    z.describe('Operations port of svc-identity: keys that verify tokens, and ended sessions'),
  ),
  JOURNEY_OPERATIONS_URL: serviceAddresses.check(
    z.describe('Operations port of svc-journey: whom emails to signers go to'),
  ),
  ...callingConfig,
  SENDGRID_API_KEY: z.string().check(z.startsWith('SG.'), z.describe('Key of the SendGrid account')),
  SENDGRID_API_URL: z.optional(httpUrl).check(z.describe('Address of the emulator, instead of SendGrid’s')),
  EMAIL_FROM: z._default(emailAddress, brand.support).check(z.describe('The sender of all mail')),
  ADMIN_EMAIL: z._default(emailAddress, brand.support).check(z.describe('Gets a notice of every purchase')),
  COMPANY_POSTAL_ADDRESS: z
    ._default(z.string().check(z.minLength(10), z.maxLength(200)), company.postalAddress)
    .check(z.describe('In the footer of every email: the law requires a real one')),
  EMAIL_ADDRESS_SECRET: z
    .string()
    .check(
      z.minLength(32),
      z.describe('Key of the pseudonyms of addresses and networks. Changing it resets caps and unsubscriptions'),
    ),
  EMAIL_CAP_WINDOW_SECONDS: count(86_400).check(z.describe('Window of the caps below')),
  EMAILS: count(6000).check(
    z.describe('Cap on all emails: above the next four together, to leave room for receipts, resets, and notices'),
  ),
  NEWS_EMAILS: count(1500).check(z.describe('Cap on marketing: all but receipts, notices, and emails to accounts')),
  ACCOUNT_EMAILS: count(1000).check(
    z.describe('Cap on emails about accounts that anyone can cause: confirmations, login codes, new devices'),
  ),
  ALERT_EMAILS: count(2000).check(z.describe('Cap on alerts of deadlines and events that are near')),
  SIGNING_EMAILS: count(1000).check(z.describe('Cap on emails about documents to sign, without codes')),
  EMAILS_PER_ADDRESS: count(10).check(z.describe('Cap per address, without emails to its account')),
  EMAILS_OF_ACCOUNT_PER_ADDRESS: count(30).check(
    z.describe('Cap per address on the emails that `ACCOUNT_EMAILS` counts'),
  ),
  ALERT_EMAILS_PER_ADDRESS: count(30).check(z.describe('Cap per address on alerts')),
  SIGNING_EMAILS_PER_ADDRESS: count(15).check(
    z.describe('Cap per address on requests to sign, on codes with copies, and on news for senders'),
  ),
  EMAILS_PER_NETWORK: count(50).check(z.describe('Cap per network that joins come from')),
  TEST_EMAILS: count(50).check(z.describe('Cap on test emails')),
  EMAIL_RETRY_SECONDS: count(15).check(z.describe('Wait before the second attempt; doubles with each later one')),
});

const isExample = /[@.]example(\.(com|net|org))?$|\bexample street\b/i;
const toRealPeople = ['EMAIL_FROM', 'ADMIN_EMAIL', 'COMPANY_POSTAL_ADDRESS'] as const;

export const configSchema = settings.check(
  ...toRealPeople.map((key) =>
    z.refine<z.infer<typeof settings>>(
      ({ SENDGRID_API_URL: url, [key]: value }) => !isSendGridItself(url) || !isExample.test(value),
      { path: [key], error: 'is an example: mail that SendGrid itself delivers needs the real one' },
    ),
  ),
  z.refine(({ STRIPE_SECRET_KEY: key, STRIPE_API_URL: url }) => url === undefined || !key.includes('_live_'), {
    path: ['STRIPE_API_URL'],
    error: 'goes with a test key only: a live key is for Stripe itself',
  }),
);

/** The emulator uses plain HTTP, on this machine. */
const isSendGridItself = (url: string | undefined): boolean => url === undefined || url.startsWith('https:');

export type Config = Readonly<z.infer<typeof configSchema>>;

export const readConfig = (): Config => loadConfig(configSchema, process.env);
