import { emailTypes, previewEmail, sendTestEmail } from '@hearthway/contracts/commerce';
import { problem } from '@hearthway/contracts/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startEmailsUnderTest, type EmailsUnderTest } from '../../testing/index.js';

let world: EmailsUnderTest;
let admin: string;
beforeAll(async () => {
  // So that no other day begins, with limits of its own.
  const now = new Date();
  // One of each type, one that fails, and one more.
  world = await startEmailsUnderTest({ TEST_EMAILS: String(emailTypes.length + 2) }, () => now);
  admin = await world.commerce.token('admin');
});
afterAll(() => world.stop());
beforeEach(() => world.emulator.clear());

const get = (path: string, query: Record<string, string>, token: string | undefined = admin) =>
  fetch(`${world.commerce.url}${path}?${new URLSearchParams(query).toString()}`, {
    headers: token === '' ? {} : { authorization: token },
  });
const send = (query: Record<string, string>, token?: string) => get(sendTestEmail.path, query, token);

describe('a test email', () => {
  it.each([
    ['nobody', () => '', 401],
    ['a buyer', () => world.commerce.token('buyer'), 403],
  ])('is neither sent nor previewed for %s', async (_who, tokenOf, status) => {
    const token = await tokenOf();
    expect((await send({ type: 'waitlist', email: 'reader@example.com' }, token)).status).toBe(status);
    expect((await get(previewEmail.path, { type: 'waitlist' }, token)).status).toBe(status);
    expect(world.emulator.messages()).toEqual([]);
  });

  it.each([
    ['nothing', '', 'Please enter an email address to send the test email to.'],
    ['spaces', '  ', 'Please enter an email address to send the test email to.'],
    ['no address', 'jordan', 'Please enter a valid email address'],
    ['a second header', 'a@b.com\r\nBcc: all@example.com', 'Please enter a valid email address'],
    ['two addresses', 'a@b.com, c@d.com', 'Please enter a valid email address'],
    ['a name with an address', 'Jordan <a@b.com>', 'Please enter a valid email address'],
  ])('is not sent to %s', async (_what, email, text) => {
    const response = await send({ type: 'waitlist', email });
    expect(response.status).toBe(400);
    expect(problem.parse(await response.json())).toMatchObject({ error: text, code: 'email.recipient-invalid' });
    expect(world.emulator.messages()).toEqual([]);
  });

  it.each(['', 'newsletter', 'WAITLIST', 'constructor'])('cannot have the type %j', async (type) => {
    expect((await send({ type, email: 'reader@example.com' })).status).toBe(400);
    expect((await get(previewEmail.path, { type })).status).toBe(400);
  });

  it('reports that SendGrid did not take it', async () => {
    world.emulator.planFailure({ count: 1, status: 500, moment: 'before', delay: 0, cutOff: false });
    const response = await send({ type: 'waitlist', email: 'reader@example.com' });
    expect([response.status, await response.json()]).toEqual([
      200,
      { success: false, error: 'An error occurred while sending the email.' },
    ]);
  });

  it('of each type looks like its preview; their number is limited', async () => {
    for (const type of emailTypes) {
      const response = await send({ type, email: 'reader@example.com' });
      expect([response.status, await response.json()]).toEqual([200, { success: true }]);
      const shown = previewEmail.reply.parse(await (await get(previewEmail.path, { type })).json());
      const [message] = world.emulator.messages({ category: type });
      expect(shown).toEqual({
        success: true,
        subject: message?.subject,
        html: message?.html,
        text: message?.text,
      });
    }
    expect((await send({ type: 'admin', email: 'reader@example.com' })).status).toBe(200);
    const refused = await send({ type: 'admin', email: 'reader@example.com' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(world.emulator.messages()).toHaveLength(emailTypes.length + 1);
    expect(world.commerce.log.text()).not.toContain('reader@');
  });
});
