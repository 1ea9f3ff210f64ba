import { emailPages, unsubscribeInOneClick } from '@hearthway/contracts/commerce';
import { emailAddress } from '@hearthway/contracts/email-address';
import { emailKey } from '../../personal-data/index.js';
import type { EmailDependencies } from '../dependencies.js';
import { isAccountMail, isMarketing, isSigningMail, purchaseOf, type Email } from '../email.js';
import type { Mail } from '../sending/mail-service.js';
import { accountContents } from './account-contents.js';
import { signingContents, signingNews } from './signing-contents.js';
import { greetingName, type EmailContents, type RenderedEmail, type Sender } from './email-contents.js';

/** An email whose recipient is known. */
export interface AddressedEmail {
  readonly to: string;
  /** What it says, with the token for its links. */
  readonly contents: (token: string) => EmailContents;
}

type AddressDependencies = Pick<
  EmailDependencies,
  'waitlist' | 'payments' | 'accounts' | 'signing' | 'adminEmail' | 'sender' | 'now'
>;

/**
 * Looks up the recipient. Undefined if they are gone, their address is not valid, or what an alert is about has moved or passed.
 * Rejects if svc-identity does not answer about an account, or svc-journey about a signer.
 */
export async function addressEmail(
  dependencies: AddressDependencies,
  email: Email,
): Promise<AddressedEmail | undefined> {
  const addressed = await find(dependencies, email);
  return addressed && emailAddress.safeParse(addressed.to).success ? addressed : undefined;
}

function find(dependencies: AddressDependencies, email: Email): Promise<AddressedEmail | undefined> {
  if (isAccountMail(email.type)) return toAccount(dependencies, email);
  if (isSigningMail(email.type)) return aboutSigning(dependencies, email);
  if (email.type === 'alert') return toAlerted(dependencies, email);
  return email.type === 'waitlist' ? toJoined(dependencies, email) : toPayer(dependencies, email);
}

async function toAccount(
  { accounts, sender }: AddressDependencies,
  { subjectId }: Email,
): Promise<AddressedEmail | undefined> {
  const mail = await accounts.issueMail(subjectId);
  return mail && { to: mail.to, contents: () => accountContents(mail, sender) };
}

/** To a signer, or about one to the buyer who asked them. */
async function aboutSigning(
  { signing, accounts, sender }: AddressDependencies,
  { subjectId }: Email,
): Promise<AddressedEmail | undefined> {
  const mail = await signing.issueMail(subjectId);
  if (!mail) return undefined;
  if ('to' in mail) return { to: mail.to, contents: () => signingContents(mail, sender) };
  const to = await accounts.findVerifiedEmail(mail.userId);
  if (to === undefined || mail.knownTo.some((email) => emailKey(email) === emailKey(to))) return undefined;
  return { to, contents: () => signingNews(mail, sender) };
}

async function toAlerted(
  { accounts, now }: AddressDependencies,
  { alert }: Email,
): Promise<AddressedEmail | undefined> {
  if (!alert || alert.events.length === 0 || alert.startsAt <= now()) return undefined;
  const { userId, events, startsAt, timeZone } = alert;
  const deadlines = events.flatMap(({ deadline }) => deadline ?? []);
  const to = await accounts.findVerifiedEmail(userId);
  return to === undefined ? undefined : { to, contents: () => ({ type: 'alert', deadlines, startsAt, timeZone }) };
}

async function toJoined(
  { waitlist, sender }: AddressDependencies,
  { subjectId }: Email,
): Promise<AddressedEmail | undefined> {
  const entry = await waitlist.find(subjectId);
  if (!entry) return undefined;
  const url = (path: string, token: string) => `${sender.origin}${path}?token=${token}`;
  return {
    to: entry.email,
    contents: (token) => ({
      type: 'waitlist',
      leaveUrl: url(emailPages.leave, token),
      unsubscribeUrl: url(emailPages.unsubscribe, token),
    }),
  };
}

async function toPayer(
  { payments, adminEmail }: AddressDependencies,
  { type, subjectId }: Email,
): Promise<AddressedEmail | undefined> {
  const purchase = purchaseOf(await payments.find(subjectId));
  if (!purchase) return undefined;
  const { email, firstName, productType, amountCents, memberNumber, paidAt } = purchase;
  const common = { paymentId: subjectId, amountCents, paidAt };
  if (type === 'admin') {
    return { to: adminEmail, contents: () => ({ type, ...common, productType, memberNumber }) };
  }
  const greeted = { ...common, greetingName: greetingName(firstName) };
  if (type === 'offer') return { to: email, contents: () => ({ type, ...greeted }) };
  if (memberNumber === undefined) throw new Error('A completed membership has no number for its receipt');
  return { to: email, contents: () => ({ type: 'founding', ...greeted, memberNumber }) };
}

/**
 * The email as it is sent. Of what a person typed, only the address gets into a header, and it is checked again here.
 * @throws ZodError when the address is not valid
 */
export async function composeMail(
  contents: EmailContents,
  { to, mailId, token }: { to: string; mailId: string; token?: string },
  sender: Sender,
): Promise<Mail> {
  const address = emailAddress.parse(to);
  return {
    ...(await render(contents, sender)),
    to: address,
    mailId,
    category: contents.type,
    headers: isMarketing(contents.type) ? unsubscribeHeaders(sender, token) : {},
  };
}

/** Loads React with the first email, so that an idle service does without it. */
export async function render(contents: EmailContents, sender: Sender): Promise<RenderedEmail> {
  const { renderEmail } = await import('./templates/render-email.js');
  return renderEmail(contents, sender);
}

/** RFC 2369 and RFC 8058. A sample has no token, so its link does nothing. */
function unsubscribeHeaders({ origin }: Sender, token?: string): Record<string, string> {
  const query = token === undefined ? '' : `?token=${token}`;
  return {
    'List-Unsubscribe': `<${origin}${unsubscribeInOneClick.path}${query}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
