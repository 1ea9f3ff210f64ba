import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ResponseError } from '@sendgrid/mail';
import { receipt, startSendGrid, type SendGridUnderTest } from './testing/sendgrid-under-test.js';

describe('mail sent with the official SDK', () => {
  let under: SendGridUnderTest;

  beforeAll(async () => {
    under = await startSendGrid();
  });
  beforeEach(() => under.emulator.clear());
  afterAll(() => under.close());

  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      (reason: unknown) => {
        const { code, response } = reason as ResponseError;
        return { code, body: response.body, headers: response.headers };
      },
    );

  it('is answered with 202, an id and no body, and is in the mailbox', async () => {
    const headers = { 'List-Unsubscribe': '<http://localhost:8090/leave>' };
    const [response] = await under.mail.send(receipt({ headers }));

    expect([response.statusCode, response.body]).toEqual([202, '']);
    expect(under.emulator.messages()).toEqual([
      {
        id: (response.headers as Record<string, string>)['x-message-id'],
        receivedAt: expect.any(String),
        to: [{ email: 'ada@example.com', name: 'Ada Byron' }],
        from: { email: 'hello@hearthway.example', name: 'Hearthway' },
        replyTo: { email: 'support@hearthway.example', name: 'Hearthway' },
        subject: 'Your receipt',
        text: 'Thank you.',
        html: expect.stringContaining('Thank <b>you</b>'),
        headers,
        categories: ['receipt'],
        customArgs: { mailId: '1' },
        trackingSettings: { click_tracking: { enable: false } },
      },
    ]);
  });

  it.each([
    ['an address with a line break', { to: { email: 'ada@example.com\r\nBcc:x@example.com' } }, 'to.0.email'],
    ['a subject with a line break', { subject: 'Hello\r\nBcc: x@example.com' }, 'subject'],
    ['a header of another name', { headers: { Bcc: 'x@example.com' } }, 'headers'],
    ['a header with a line break', { headers: { 'List-Unsubscribe': 'x\r\nBcc: y' } }, 'headers.List-Unsubscribe'],
    ['a second recipient', { to: ['ada@example.com', 'grace@example.com'] }, 'to'],
    ['a copy', { cc: 'grace@example.com' }, 'personalizations.0'],
    ['no HTML', { html: undefined as unknown as string }, 'content'],
    ['what SendGrid takes and the product does not send', { sendAt: 1 }, ''],
  ])('is refused with %s, by the field that is wrong', async (_what, change, field) => {
    expect(await refusal(under.mail.send(receipt(change)))).toMatchObject({
      code: 400,
      body: { errors: [{ message: expect.any(String), field: expect.stringContaining(field), help: null }] },
    });
    expect(under.emulator.messages()).toEqual([]);
  });

  it('is refused with another key', async () => {
    expect(await refusal(under.sdk('SG.somebody.else').send(receipt()))).toMatchObject({ code: 401 });
  });

  it('can be rate limited, with the time to retry', async () => {
    under.emulator.planFailure({ count: 1, status: 429, retryAfter: 7, moment: 'before', delay: 0, cutOff: false });

    expect(await refusal(under.mail.send(receipt()))).toMatchObject({ code: 429, headers: { 'retry-after': '7' } });
    await expect(under.mail.send(receipt())).resolves.toMatchObject([{ statusCode: 202 }, {}]);
  });

  it('can fail before or after it is accepted', async () => {
    const failure = { count: 1, status: 500, delay: 0, cutOff: false } as const;
    under.emulator.planFailure({ ...failure, moment: 'before' });
    expect(await refusal(under.mail.send(receipt()))).toMatchObject({ code: 500 });
    expect(under.emulator.messages()).toHaveLength(0);

    under.emulator.planFailure({ ...failure, moment: 'after' });
    expect(await refusal(under.mail.send(receipt()))).toMatchObject({ code: 500 });
    expect(under.emulator.messages()).toHaveLength(1);

    under.emulator.planFailure({ count: 1, delay: 0, cutOff: true, moment: 'after' });
    await expect(under.mail.send(receipt())).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(under.emulator.messages()).toHaveLength(2);
  });
});

describe('the mailbox', () => {
  let under: SendGridUnderTest;

  beforeAll(async () => {
    under = await startSendGrid();
    await under.mail.send(receipt({ subject: 'Welcome <b>home</b>' }));
    await under.mail.send(
      receipt({ to: 'grace@example.com', html: '<script>parent.location = "/"</script><p>Hi</p>' }),
    );
  });
  afterAll(() => under.close());

  const page = async (path: string) => {
    const response = await fetch(`${under.url}${path}`);
    return {
      status: response.status,
      text: await response.text(),
      policy: response.headers.get('content-security-policy'),
    };
  };
  const idOf = (to: string) => under.emulator.messages({ to })[0]?.id ?? '';

  it('lists mail, escaped, and finds it by recipient or subject', async () => {
    const all = await page('/');
    expect(all.text).toContain('Welcome &lt;b&gt;home&lt;/b&gt;');
    expect(all.text).toContain('grace@example.com');
    expect((await page('/?search=GRACE')).text).not.toContain('Welcome');
    expect((await page('/?search=nobody')).text).toContain('Nothing found');
  });

  it('shows a mail with its plain text, headers and source', async () => {
    const id = idOf('ada@example.com');
    expect((await page(`/messages/${id}`)).text).toContain('Ada Byron &lt;ada@example.com&gt;');
    expect((await page(`/messages/${id}?view=text`)).text).toContain('<pre>Thank you.</pre>');
    expect((await page(`/messages/${id}?view=source`)).text).toContain('&quot;customArgs&quot;');
    expect((await page('/messages/unknown')).status).toBe(404);
  });

  it('shows HTML in a frame that runs no script, opens links in new tabs and reaches nothing else', async () => {
    const id = idOf('grace@example.com');
    const around = await page(`/messages/${id}`);
    expect(around.text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(around.policy).toContain("frame-src 'self'");

    const { policy, text } = await page(`/messages/${id}/html`);
    expect(text).toContain('<base target="_blank"><script>');
    expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox; default-src ');
    expect(policy).not.toContain('script-src');
    expect(policy).not.toContain('allow-scripts');
    expect((await page(`/messages/${idOf('ada@example.com')}/html`)).text).toMatch(
      /^<!doctype html><base target="_blank"><html>/,
    );
  });

  it('can be read over HTTP, by recipient and category', async () => {
    const list = async (query: string) =>
      (await (await fetch(`${under.url}/_emulator/messages?${query}`)).json()) as { messages: { subject: string }[] };
    expect((await list('to=ADA@example.com')).messages).toMatchObject([{ subject: 'Welcome <b>home</b>' }]);
    expect((await list('category=receipt')).messages).toHaveLength(2);
    expect((await list('to=ada@example.com&category=waitlist')).messages).toEqual([]);
  });

  it('is emptied by its button, and not from another site', async () => {
    const clear = (headers: Record<string, string>) =>
      fetch(`${under.url}/clear`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(), headers });
    expect((await clear({ origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(under.emulator.messages()).toHaveLength(2);
    expect((await clear({ origin: under.url })).status).toBe(303);
    expect((await page('/')).text).toContain('No mail yet');
  });
});
