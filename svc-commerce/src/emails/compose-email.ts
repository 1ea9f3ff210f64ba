import { emailAddress } from '@hearthway/contracts/email-address';
import { emailPages, unsubscribeInOneClick } from '@hearthway/contracts/commerce';
import type { EmailDependencies } from './dependencies.js';
import { greetingName, type EmailContents, type Sender } from './email-contents.js';
import { isNews, type Email } from './email.js';
import type { Mail } from './mail-service.js';

interface Addressed {
  readonly to: string;
  /** Given the token of its links. */
  readonly contents: (token: string) => EmailContents;
}

type AddressDependencies = Pick<EmailDependencies, 'subjects' | 'adminEmail' | 'sender'>;

/** To whom an email goes and what it says; undefined when there is nobody to write to, or no more reason to. */
export async function addressEmail(dependencies: AddressDependencies, email: Email): Promise<Addressed | undefined> {
  const addressed = await (email.type === 'waitlist' ? toJoined(dependencies, email) : toPayer(dependencies, email));
  return addressed && emailAddress.safeParse(addressed.to).success ? addressed : undefined;
}

async function toJoined({ subjects, sender }: AddressDependencies, { subjectId }: Email) {
  const entry = await subjects.waitlistEntry(subjectId);
  const url = (page: string, token: string) => `${sender.origin}${page}?token=${token}`;
  return (
    entry && {
      to: entry.email,
      contents: (token: string) => ({
        type: 'waitlist' as const,
        leaveUrl: url(emailPages.leave, token),
        unsubscribeUrl: url(emailPages.unsubscribe, token),
      }),
    }
  );
}

async function toPayer(
  { subjects, adminEmail }: AddressDependencies,
  { type, subjectId }: Email,
): Promise<Addressed | undefined> {
  const purchase = await subjects.purchase(subjectId);
  if (!purchase) return undefined;
  const { email, firstName, productType, amountCents, memberNumber, paidAt } = purchase;
  const common = { paymentId: subjectId, amountCents, paidAt };
  if (type === 'admin') {
    return { to: adminEmail, contents: () => ({ type, ...common, productType, memberNumber }) };
  }
  const greeted = { ...common, greetingName: greetingName(firstName) };
  if (type === 'offer') return { to: email, contents: () => ({ type, ...greeted }) };
  if (memberNumber === undefined)
    throw new Error('A membership was paid for and has no number to be named in its receipt');
  return { to: email, contents: () => ({ type: 'founding', ...greeted, memberNumber }) };
}

/**
 * The email as it goes out. Nothing that a person typed gets into a header, but the address, which is checked again here.
 * @throws ZodError when it is none
 */
export async function drawEmail(
  contents: EmailContents,
  { to, emailId, token }: { to: string; emailId: string; token?: string },
  sender: Sender,
): Promise<Mail> {
  const address = emailAddress.parse(to);
  const { renderEmail } = await import('./templates/render-email.js'); // with the first email: see the client
  return {
    ...renderEmail(contents, sender),
    to: address,
    emailId,
    category: contents.type,
    headers: isNews(contents.type) ? oneClick(sender, token) : {},
  };
}

/** RFC 2369 and RFC 8058. A sample has no token, and a link that does nothing. */
function oneClick({ origin }: Sender, token?: string): Record<string, string> {
  const query = token === undefined ? '' : `?token=${token}`;
  return {
    'List-Unsubscribe': `<${origin}${unsubscribeInOneClick.path}${query}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
