import { describe, expect, it } from '@jest/globals';
import { checkMail } from './check-mail.js';

const now = 1_790_000_000;
const person = { email: 'ada@example.com' };
const mail = (change: object = {}) => ({
  personalizations: [{ to: [person] }],
  from: { email: 'hello@hearthway.example', name: 'Hearthway' },
  subject: 'Your receipt',
  content: [
    { type: 'text/plain', value: 'Thank you.' },
    { type: 'text/html', value: '<p>Thank you.</p>' },
  ],
  ...change,
});
const personalized = (change: object) => mail({ personalizations: [{ to: [person], ...change }] });
const people = (count: number) => Array.from({ length: count }, (_, index) => ({ email: `buyer${index}@example.com` }));

describe('checkMail', () => {
  it('accepts a mail that uses every field correctly', () => {
    expect(checkMail(mail(), now)).toEqual([]);
    const full = mail({
      reply_to: person,
      headers: {
        'List-Unsubscribe': '<http://localhost:8090/leave>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      categories: ['receipt'],
      custom_args: { event: 'evt-1' },
      send_at: now + 72 * 60 * 60,
      attachments: [{ content: 'aGVsbG8=', filename: 'receipt.txt', type: 'text/plain' }],
      asm: { group_id: 1 },
      mail_settings: { sandbox_mode: { enable: false } },
      tracking_settings: { click_tracking: { enable: false } },
    });
    expect(checkMail(full, now)).toEqual([]);
  });

  it.each([
    [
      'no personalizations',
      mail({ personalizations: [] }),
      'personalizations',
      'must have at least one personalization',
    ],
    [
      'too many personalizations',
      mail({ personalizations: people(1001).map((to) => ({ to: [to] })) }),
      'personalizations',
      'limited to 1000 personalizations',
    ],
    [
      'too many recipients',
      mail({ personalizations: [{ to: people(1001) }] }),
      'personalizations',
      'limit of 1000 total recipients',
    ],
    ['nobody to send to', personalized({ to: [] }), 'personalizations.0.to', 'The to parameter is required'],
    [
      'a bad address',
      personalized({ to: [{ email: 'ada@' }] }),
      'personalizations.0.to.0.email',
      'Does not contain a valid address.',
    ],
    [
      'an address with a line break',
      personalized({ to: [{ email: 'ada@example.com\r\nBcc: x@example.com' }] }),
      'personalizations.0.to.0.email',
      'valid address',
    ],
    [
      'a name with a line break',
      personalized({ to: [{ ...person, name: 'Ada\r\nBcc: x@example.com' }] }),
      'personalizations.0.to.0.name',
      'CRLF',
    ],
    [
      'an address that is too long',
      personalized({ cc: [{ email: `${'a'.repeat(320)}@example.com` }] }),
      'personalizations.0.cc.0.email',
      'maximum total length of 320',
    ],
    [
      'the same person twice',
      personalized({ bcc: [{ email: 'ADA@example.com' }] }),
      'personalizations.0',
      'first duplicate instance of [ADA@example.com] in the personalizations.0.bcc field',
    ],
    ['no sender', mail({ from: undefined }), 'from.email', 'The from object must be provided'],
    ['a bad sender', mail({ from: { email: 'hearthway' } }), 'from.email', 'valid address'],
    ['no subject', mail({ subject: '' }), 'subject', 'The subject is required.'],
    ['a subject with a line break', mail({ subject: 'Hello\r\nBcc: x@example.com' }), 'subject', 'CRLF'],
    ['no content', mail({ content: [] }), 'content', 'There must be at least one defined content block'],
    [
      'an empty part',
      mail({ content: [{ type: 'text/plain', value: '' }] }),
      'content.0.value',
      'at least one character in length',
    ],
    [
      'HTML before plain text',
      mail({ content: [...mail().content].reverse() }),
      'content',
      'text/plain needs to be first',
    ],
    [
      'a content type with a charset',
      mail({ content: [{ type: 'text/html; charset=x', value: 'x' }] }),
      'content.0.type',
      "Cannot contain ';'",
    ],
    ['a reserved header', mail({ headers: { Subject: 'Other' } }), 'headers.Subject', 'reserved keys'],
    ['a header with a line break', mail({ headers: { 'X-Note': 'a\r\nBcc: x' } }), 'headers.X-Note', 'CRLF'],
    ['a header that is no string', mail({ headers: { 'X-Note': 1 } }), 'headers.X-Note', 'must be strings'],
    ['a header with a space in its name', mail({ headers: { 'X Note': 'a' } }), 'headers.X Note', 'empty spaces'],
    ['a header twice', mail({ headers: { 'X-Note': 'a', 'x-note': 'b' } }), 'headers', 'duplicate keys'],
    [
      'too many categories',
      mail({ categories: Array.from({ length: 11 }, (_, index) => `c${index}`) }),
      'categories',
      'You provided 11 categories',
    ],
    ['a category twice', mail({ categories: ['a', 'a'] }), 'categories', 'included a more than once'],
    ['a category that is too long', mail({ categories: ['a'.repeat(256)] }), 'categories', 'longer than 255'],
    ['a category beyond ASCII', mail({ categories: ['käufer'] }), 'categories', 'non-ASCII'],
    ['custom arguments that are no strings', mail({ custom_args: { event: 1 } }), 'custom_args', 'must be strings'],
    [
      'custom arguments that are too large',
      mail({ custom_args: { event: 'x'.repeat(10_000) } }),
      'custom_args',
      '10,000 bytes',
    ],
    ['a send time too far ahead', mail({ send_at: now + 72 * 60 * 60 + 1 }), 'send_at', '72 hours'],
    [
      'an attachment that is not base64',
      mail({ attachments: [{ content: '!', filename: 'a' }] }),
      'attachments.0.content',
      'base64',
    ],
    ['a template', mail({ template_id: 'd-1' }), 'template_id', 'You provided d-1.'],
    ['an unsubscribe group that is no number', mail({ asm: { group_id: '1' } }), 'asm.group_id', 'must be an integer'],
    ['an unknown property', mail({ colour: 'blue' }), '(root)', 'Additional property colour is not allowed'],
    [
      'a list where an object belongs',
      mail({ headers: [] }),
      'headers',
      'Invalid type. Expected: object, given: array',
    ],
  ])('refuses %s', (_title, body, field, message) => {
    const problems = checkMail(body, now);
    expect(problems).toContainEqual(expect.objectContaining({ field, message: expect.stringContaining(message) }));
  });

  it('counts custom arguments of mail and personalization together', () => {
    const half = { custom_args: { a: 'x'.repeat(6000) } };
    expect(checkMail(mail(half), now)).toEqual([]);
    const both = { ...mail(half), personalizations: [{ to: [person], custom_args: { b: 'x'.repeat(6000) } }] };
    expect(checkMail(both, now)).toMatchObject([{ field: 'personalizations.0.custom_args' }]);
  });

  it('needs no subject when every personalization has its own', () => {
    const body = mail({ subject: undefined, personalizations: [{ to: [person], subject: 'Hello' }] });
    expect(checkMail(body, now)).toEqual([]);
  });

  it('reports everything that is wrong at once, each with a link to the documentation', () => {
    const problems = checkMail(mail({ from: undefined, subject: undefined, content: undefined }), now);
    expect(problems.map(({ field }) => field)).toEqual(['from.email', 'subject', 'content']);
    for (const { help } of problems) expect(help).toMatch(/^http:\/\/sendgrid\.com\/docs\/.*errors\.html#/);
  });

  it('refuses anything that is not an object', () => {
    for (const body of [undefined, null, [], 'mail', 1]) {
      expect(checkMail(body, now)).toEqual([{ message: 'Bad Request', field: null, help: null }]);
    }
  });
});
