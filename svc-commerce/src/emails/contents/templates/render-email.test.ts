import { brand } from '@hearthway/contracts/brand';
import { emailTypes } from '@hearthway/contracts/commerce';
import { accountMailKinds, type AccountMail, type AccountMailKind } from '@hearthway/contracts/identity';
import { signingMailKinds, type SigningMailKind } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { accountContents } from '../account-contents.js';
import { sampleContents, type EmailContents } from '../email-contents.js';
import { durationText } from './figures.js';
import { renderEmail } from './render-email.js';

const sender = { origin: 'https://hearthway.example', postalAddress: 'Hearthway, 9 Test Road, Austin, TX 78701' };
const sample = (type: (typeof emailTypes)[number]) => renderEmail(sampleContents(type, sender), sender);

const [to, token, at] = ['jordan@example.com', 'a-token', '2026-11-20T23:30:00.000Z'];
const accountMails: Readonly<Record<AccountMailKind, AccountMail>> = {
  'email-verification': { kind: 'email-verification', to, token, code: '012345', isChange: false },
  'verification-reminder': { kind: 'verification-reminder', to, token, code: '012345' },
  'password-reset': { kind: 'password-reset', to, token, username: 'jordan', isPasswordOff: false },
  'password-changed': { kind: 'password-changed', to, at },
  'email-changed': { kind: 'email-changed', to, token, at },
  'email-change-undone': { kind: 'email-change-undone', to, at },
  'sign-in-code': { kind: 'sign-in-code', to, code: 'BCDFGHJK', device: 'Chrome on Windows' },
  'new-device': { kind: 'new-device', to, token, device: 'Chrome on Windows', at },
};
const account = (kind: AccountMailKind, changes: object = {}) =>
  renderEmail(accountContents({ ...accountMails[kind], ...changes }, sender), sender);
const alert = (changes: object = {}) =>
  renderEmail(
    {
      type: 'alert',
      deadlines: ['Option period ends'],
      startsAt: new Date('2026-11-26T23:00:00Z'),
      timeZone: 'America/Chicago',
      ...changes,
    },
    sender,
  );
const toSign = {
  senderName: 'Jordan Rivera',
  senderEmail: 'jordan@example.com',
  url: 'https://hearthway.example/sign#token=a-token',
  expiresAt: new Date('2026-12-04T10:00:00Z'),
};
const news = { signerName: 'Sam Lee', signed: 1, signers: 2, url: 'https://hearthway.example/signatures/envelope-1' };
const signingContents: { readonly [Kind in SigningMailKind]: EmailContents & { readonly type: Kind } } = {
  'signature-request': { type: 'signature-request', ...toSign },
  'signature-reminder': { type: 'signature-reminder', ...toSign },
  'signature-completed': { type: 'signature-completed', ...toSign },
  'signature-code': { type: 'signature-code', code: '012345' },
  'signature-progress': { type: 'signature-progress', status: 'sent', ...news },
  'signature-ended': { type: 'signature-ended', status: 'completed', ...news },
};
const signing = (kind: SigningMailKind, changes: object = {}) =>
  renderEmail({ ...signingContents[kind], ...changes }, sender);
const purchase = { paymentId: 'payment-9', paidAt: new Date('2026-11-20T23:30:00Z') };
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const waitlist = renderEmail(
  {
    type: 'waitlist',
    leaveUrl: 'https://hearthway.example/waitlist/leave?token=abc',
    unsubscribeUrl: 'https://hearthway.example/email/unsubscribe?token=abc',
  },
  sender,
);

describe.each([
  ...emailTypes.map((type) => [type, sample(type)] as const),
  ...accountMailKinds.map((kind) => [kind, account(kind)] as const),
  ['alert', alert()] as const,
  ...signingMailKinds.map((kind) => [kind, signing(kind)] as const),
])('the %s email', (_type, { subject, html, text }) => {
  it('has a subject of one line, which is also its title', () => {
    expect(subject).toMatch(/^[\x20-\x7e]{10,70}$/);
    expect(html).toContain(`<title>${subject.replace(/'/g, '&#x27;')}</title>`);
  });

  it('is laid out with tables no wider than 600 pixels, light and dark', () => {
    expect(html).toMatch(/^<!DOCTYPE html PUBLIC "-\/\/W3C\/\/DTD XHTML 1\.0 Transitional/);
    expect(html.match(/<!doctype/gi)).toHaveLength(1);
    expect(html).toContain('max-width:600px');
    expect(html).toMatch(/<table[^<>]*role="presentation"/);
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).not.toMatch(/display:\s*(flex|grid)/);
  });

  it('loads nothing: no picture, script, style sheet or tracking pixel', () => {
    expect(html).not.toMatch(/<(img|svg|script|link|iframe|video)\b|url\(|@import|\bsrc=/i);
  });

  it('says who sent it, from where and why, in HTML and plain text', () => {
    for (const part of [oneLine(html.replace(/<[^<>]+>/g, ' ')), oneLine(text)]) {
      expect(part).toContain(brand.name);
      expect(part).toContain(sender.postalAddress);
      expect(part).toMatch(/You’re getting this email because|This is your receipt/);
    }
  });

  it('has every link in plain text too', () => {
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replace(/^mailto:/, ''));
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) expect(text).toContain(link);
    expect(text).not.toMatch(/<[a-z]|&nbsp;|undefined/i);
  });
});

describe('the confirmation of a join', () => {
  it('says that the spot is saved, and what comes next', () => {
    expect(oneLine(waitlist.text)).toContain("You're on the list! Your spot on the Hearthway waitlist is saved.");
    expect(oneLine(waitlist.text)).toContain('We’ll email you when there’s news.');
  });

  it('has links to leave and to unsubscribe, which name nobody', () => {
    expect(waitlist.html).toContain('href="https://hearthway.example/waitlist/leave?token=abc"');
    expect(waitlist.html).toContain('href="https://hearthway.example/email/unsubscribe?token=abc"');
    expect(oneLine(waitlist.text)).toContain('Leave the waitlist [https://hearthway.example/waitlist/leave?token=abc]');
  });
});

describe('the receipt of a founding member', () => {
  const contents: EmailContents = {
    ...purchase,
    type: 'founding',
    greetingName: 'Zoë',
    memberNumber: 7,
    amountCents: 123_450,
  };
  const { subject, text } = renderEmail(contents, sender);

  it('has the member number, the amount, the date and the receipt number', () => {
    expect(subject).toBe('Your receipt: Hearthway Founding Member #7');
    expect(oneLine(text)).toContain(
      'Thank you, Zoë. We received your contribution, and you’re member #7 of our Founding 100.',
    );
    expect(text).toMatch(
      /Member number\s+#7 of 100\nContribution\s+\$1,234\.50\nPaid\s+November 20, 2026\nReceipt number\s+payment-9/,
    );
  });

  it('says what was paid for and that it is final', () => {
    expect(oneLine(text)).toContain('A member number from 1 to 100 that’s yours alone');
    expect(oneLine(text)).toContain('Early access to our iOS and Android apps, now in development');
    expect(oneLine(text)).toContain('Lifetime perks: both are yours');
    expect(oneLine(text)).toContain(
      'Contributions are final and non-refundable, except where the law gives you a right that can’t be waived.',
    );
    expect(text).not.toContain('Unsubscribe');
  });

  it('has the date in the company’s time zone', () => {
    const late = { ...contents, paidAt: new Date('2026-11-21T05:59:59Z') };
    expect(renderEmail(late, sender).text).toMatch(/Paid\s+November 20, 2026/);
    expect(renderEmail({ ...late, paidAt: new Date('2026-11-21T06:00:00Z') }, sender).text).toMatch(
      /November 21, 2026/,
    );
  });

  it('greets without a name if there is none', () => {
    expect(renderEmail({ ...contents, greetingName: undefined }, sender).text).toContain('Thank you. We received');
  });

  it('escapes HTML in a name', () => {
    const { html } = renderEmail({ ...contents, greetingName: '<b>Zoë</b>' }, sender);
    expect(html).toContain('&lt;b&gt;Zoë&lt;/b&gt;');
  });
});

describe('the receipt of the toolkit', () => {
  it('says what was bought, that it is coming soon, and how long it can be used', () => {
    const { text } = renderEmail({ ...purchase, type: 'offer', amountCents: 10_000 }, sender);
    expect(text).toMatch(/Product\s+Offer Toolkit \(pre-order\)\nPaid\s+\$100\.00, once\nStandard price\s+\$149\.00/);
    expect(text).toMatch(/Receipt number\s+payment-9/);
    expect(oneLine(text)).toContain('The Offer Toolkit is coming soon. It isn’t ready yet');
    expect(oneLine(text)).toContain('This is a one-time payment, not a subscription.');
    expect(oneLine(text)).toContain('until you close on your home');
    expect(oneLine(text)).toContain('If it isn’t delivered as promised, you keep every right the law gives you.');
  });
});

it.each(['founding', 'offer'] as const)('the receipt (%s) says where the purchase is found', (type) => {
  const { html, text } = sample(type);
  expect(oneLine(text)).toContain(
    'Use this email address for your account and confirm it: your purchase then shows up under Settings > Purchases',
  );
  expect(html).toContain(`href="${sender.origin}/settings#settings-purchases"`);
});

it.each(['founding', 'admin'] as const)('the %s email writes a member number in one form', (type) => {
  const { subject, text } = renderEmail(
    { ...purchase, type, productType: 'founding_member', memberNumber: 57, amountCents: 5_000 },
    sender,
  );
  const numbers = `${subject} ${text}`.match(/\S?\b57\b/g);
  expect(new Set(numbers)).toEqual(new Set(['#57']));
});

describe('the notice of a purchase', () => {
  it('has the product, the amount and the payment, but nobody’s name', () => {
    const contents = { ...purchase, type: 'admin', productType: 'offer_toolkit', amountCents: 10_000 } as const;
    const { subject, text } = renderEmail(contents, sender);
    expect(subject).toBe('New purchase: Offer Toolkit, $100.00');
    expect(text).toMatch(
      /Product\s+Offer Toolkit\nAmount\s+\$100\.00\nCompleted\s+November 20, 2026 at 11:30 PM UTC\nPayment\s+payment-9/,
    );
    expect(sample('admin').text).not.toContain('Jordan');
  });
});

describe('an email about an account', () => {
  const origin = 'https://hearthway.example';
  const links: Readonly<Record<AccountMailKind, readonly string[]>> = {
    'email-verification': [`${origin}/auth/confirm-email#token=a-token`],
    'verification-reminder': [`${origin}/auth/confirm-email#token=a-token`],
    'password-reset': [`${origin}/auth/new-password#token=a-token`],
    'password-changed': [`${origin}/auth/forgot-password`],
    'email-changed': [`${origin}/auth/undo-email-change#token=a-token`],
    'email-change-undone': [],
    'sign-in-code': [],
    'new-device': [`${origin}/auth/end-session#token=a-token`, `${origin}/auth/forgot-password`],
  };

  it.each(accountMailKinds)('of the kind %s links to its page alone, and names nobody’s address', (kind) => {
    const { html } = account(kind);
    const found = [...html.matchAll(/href="([^"]+\/auth[^"]*)"/g)].map(([, href]) => href);
    expect(found).toEqual(links[kind]);
    expect(html).not.toContain(to);
  });

  it.each([
    ['email-verification', 'Confirm your email for Hearthway', 'Welcome to Hearthway.'],
    ['verification-reminder', 'Reminder: confirm your email for Hearthway', 'Your email isn’t confirmed yet'],
  ] as const)(
    'that confirms an address (%s) says why, has a link and a code, and warns others',
    (kind, title, start) => {
      const { subject, text } = account(kind);
      expect(subject).toBe(title);
      expect(oneLine(text)).toContain(start);
      for (const reason of [
        'You can get back in if you forget your password.',
        'We email you about logins on new devices.',
        'Purchases made with this address show up in your account.',
      ]) {
        expect(oneLine(text)).toContain(reason);
      }
      expect(oneLine(text)).toContain('Or enter this code in Settings: 012345');
      expect(oneLine(text)).toContain('Both work for 24 hours after we sent this email.');
      expect(oneLine(text)).toContain(
        'Someone may have mistyped their address. Ignore this email, and don’t use the button',
      );
    },
  );

  it('that confirms a changed address says so, and that nothing changes without', () => {
    const { subject, text } = account('email-verification', { isChange: true });
    expect(subject).toBe('Confirm your email change for Hearthway');
    expect(oneLine(text)).toContain('A Hearthway account’s email address is about to be changed to this one.');
    expect(oneLine(text)).toContain('Until it’s confirmed, nothing changes: the account keeps the address it has.');
    expect(oneLine(text)).toContain('Or enter this code in Settings: 012345');
    expect(oneLine(text)).toContain('Both work for 24 hours after we sent this email.');
    expect(oneLine(text)).toContain('Ignore this email, and don’t use the button');
    expect(text).not.toContain('Welcome');
  });

  it('for a new password names the username, unless strangers could have made it say something', () => {
    const { subject, text } = account('password-reset');
    expect(subject).toBe('Choose a new Hearthway password');
    expect(oneLine(text)).toContain('Your username is jordan. You can also log in with this email address.');
    expect(oneLine(text)).toContain(
      'It works once, for 30 minutes after we sent this email, and logs you out everywhere.',
    );
    expect(oneLine(text)).toContain('Ignore this email. Your password stays as it is.');
    expect(account('password-reset', { username: null }).text).not.toContain('username');
    expect(account('password-reset', { username: '<b>me</b>' }).html).toContain('&lt;b&gt;me&lt;/b&gt;');
  });

  it('for a new password after an undone change says that the old one is off, and not to ignore it', () => {
    const { subject, text } = account('password-reset', { isPasswordOff: true });
    expect(subject).toBe('Choose a new Hearthway password');
    expect(oneLine(text)).toContain(
      'The email change of your account was undone, and this address is back. The old password no longer works, and every device was logged out.',
    );
    expect(oneLine(text)).toContain('Your username is jordan.');
    expect(oneLine(text)).toContain('It works once, for 30 minutes after we sent this email.');
    expect(oneLine(text)).toContain('Please don’t ignore this email');
    expect(oneLine(text)).toContain('Forgot your password?');
    expect(text).not.toMatch(/stays as it is|Ignore this email|someone asked/);
  });

  it('about a changed password or address says when, and what to do', () => {
    const password = account('password-changed');
    expect(password.subject).toBe('Your Hearthway password was changed');
    expect(oneLine(password.text)).toContain('was changed on November 20, 2026 at 11:30 PM UTC.');
    const email = account('email-changed');
    expect(email.subject).toBe('Your Hearthway email was changed');
    expect(oneLine(email.text)).toContain('was changed on November 20, 2026 at 11:30 PM UTC.');
    expect(oneLine(email.text)).toContain(
      'Undo the change within 7 days. That brings this address back, logs out every device, and turns the password off.',
    );
  });

  it('about an undone change tells the address that it took away, and says whom to write to', () => {
    const { subject, html, text } = account('email-change-undone');
    expect(subject).toBe('Your Hearthway account went back to its former email address');
    expect(oneLine(text)).toContain(
      'On November 20, 2026 at 11:30 PM UTC, your Hearthway account went back to its former email address.',
    );
    expect(oneLine(text)).toContain(
      'This address no longer belongs to the account, and the account’s password was turned off.',
    );
    expect(oneLine(text)).toContain('If the account is yours and you didn’t do this, email us at');
    expect(html).toContain(`href="mailto:${brand.support}"`);
  });

  it('with a login code shows it in halves, and not where a locked screen shows it', () => {
    const { subject, html, text } = account('sign-in-code');
    expect(subject).toBe('Your Hearthway login code');
    expect(oneLine(text)).toContain('where you asked for it, in Chrome on Windows: BCDF-GHJK It works for 10 minutes,');
    expect(oneLine(text)).toContain('Nobody from Hearthway will ever ask you for this code.');
    expect(html.match(/BCDF-GHJK/g)).toHaveLength(1);
    expect(oneLine(account('sign-in-code', { code: 'bcdf-ghjk', device: null }).text)).toContain(
      'where you asked for it: BCDF-GHJK',
    );
  });

  it('about a new device says which and when', () => {
    const { subject, text } = account('new-device');
    expect(subject).toBe('New login to your Hearthway account');
    expect(text).toMatch(/Device\s+Chrome on Windows\nTime\s+November 20, 2026 at 11:30 PM UTC/);
    expect(oneLine(text)).toContain('Was it you? There’s nothing to do.');
    expect(account('new-device', { device: null }).text).toMatch(/Device\s+Unknown\n/);
  });

  it.each([
    [30 * 60, '30 minutes'],
    [86_400, '24 hours'],
    [7 * 86_400, '7 days'],
  ])('gives a time of %i seconds as %s', (seconds, text) => expect(durationText(seconds)).toBe(text));
});

describe('an email to a signer', () => {
  it.each(['signature-request', 'signature-reminder'] as const)(
    '%s says who asks, until when, and how to stop it',
    (kind) => {
      const text = oneLine(signing(kind).text);
      expect(text).toContain('Jordan Rivera (jordan@example.com) ask');
      expect(text).toContain('You have until December 4, 2026 at 10:00 AM UTC.');
      expect(text).toContain('Open it and decline: then we send you no more emails about it.');
    },
  );

  it('names a sender whose name is more than a name by their address', () => {
    const { subject, text } = signing('signature-request', { senderName: '' });
    expect(subject).toBe('A Hearthway user asks you to sign a document');
    expect(oneLine(text)).toContain('A Hearthway user (jordan@example.com) asks you to sign');
  });
});

describe('an alert', () => {
  const when = (startsAt: string, timeZone: string) => alert({ startsAt: new Date(startsAt), timeZone });

  it('of a deadline says when, against what to check it, and where to change such emails', () => {
    const { subject, html, text } = alert();
    expect(subject).toBe('Deadline: Option period ends, Thursday, November 26 at 5:00 PM CST');
    expect(text).toMatch(/^Option period ends\n+Deadline: Thursday, November 26 at 5:00 PM CST$/m);
    expect(oneLine(text)).toContain('Your signed contract is what counts, so check this date against it.');
    expect(html).toContain(`href="${sender.origin}/dashboard"`);
    expect(html).toContain(`href="${sender.origin}/settings#settings-notifications"`);
    expect(oneLine(text)).toContain('emails about upcoming deadlines and events are on in your Hearthway settings');
    expect(html).not.toContain('Unsubscribe');
  });

  it('of several deadlines names them all', () => {
    const { subject, text } = alert({ deadlines: ['Earnest money delivered', 'Option fee delivered'] });
    expect(subject).toBe('2 deadlines: Thursday, November 26 at 5:00 PM CST');
    expect(text).toMatch(/^Earnest money delivered and Option fee delivered\n+Deadline: Thursday/m);
  });

  it('of anything else leaves the buyer’s words out', () => {
    const { subject, text } = alert({ deadlines: [] });
    expect(subject).toBe('Coming up on your schedule: Thursday, November 26 at 5:00 PM CST');
    expect(text).toMatch(/^Something on your schedule is coming up\n+Thursday, November 26 at 5:00 PM CST$/m);
    expect(text).not.toMatch(/deadline:|contract|mark it done/i);
  });

  it.each([
    ['before the clocks go forward', '2027-03-14T07:59:00Z', 'America/Chicago', 'Sunday, March 14 at 1:59 AM CST'],
    ['after it', '2027-03-14T08:00:00Z', 'America/Chicago', 'Sunday, March 14 at 3:00 AM CDT'],
    [
      'in the hour that comes twice, first',
      '2026-11-01T06:30:00Z',
      'America/Chicago',
      'Sunday, November 1 at 1:30 AM CDT',
    ],
    ['and again', '2026-11-01T07:30:00Z', 'America/Chicago', 'Sunday, November 1 at 1:30 AM CST'],
    ['where clocks stay', '2027-07-01T05:00:00Z', 'America/Phoenix', 'Wednesday, June 30 at 10:00 PM MST'],
    [
      'on the day before, in the west',
      '2026-11-27T03:59:00Z',
      'Pacific/Honolulu',
      'Thursday, November 26 at 5:59 PM HST',
    ],
  ])('tells a moment %s on the clocks of the zone', (_when, startsAt, timeZone, text) => {
    expect(when(startsAt, timeZone).subject).toBe(`Deadline: Option period ends, ${text}`);
  });
});

describe('news about a document to sign', () => {
  it.each([
    ['sent', 'Sam Lee signed your document', '1 of 2 people have signed. We’ve asked the next one.'],
    ['declined', 'Sam Lee declined to sign your document', 'Nobody can sign it anymore.'],
    ['expired', 'Your document was not signed in time', '1 of 2 people have signed. Nobody can sign it anymore.'],
    ['completed', 'Everyone has signed your document', 'Download the signed PDF and its audit'],
  ])('says what happened, and what that means: %s', (status, subject, text) => {
    const mail = signing(status === 'sent' ? 'signature-progress' : 'signature-ended', { status });
    expect(mail.subject).toBe(subject);
    expect(oneLine(mail.text)).toContain(text);
    expect(oneLine(mail.text)).toContain('[https://hearthway.example/signatures/envelope-1]');
  });

  it('says “Someone” of whoever has no plain name', () => {
    const { subject } = signing('signature-progress', { status: 'sent', signerName: '' });
    expect(subject).toBe('Someone signed your document');
  });
});
