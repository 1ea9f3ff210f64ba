import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ResponseError } from '@sendgrid/mail';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiKey, receipt, startSendGrid, type SendGridUnderTest } from './testing/sendgrid-under-test.js';

describe('mail sent with the official SDK', () => {
  let under: SendGridUnderTest;

  beforeAll(async () => {
    under = await startSendGrid();
  });
  beforeEach(() => fetch(`${under.url}/_emulator/reset`, { method: 'POST' }));
  afterAll(() => under.close());

  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      (reason: unknown) => {
        const { code, response } = reason as ResponseError;
        return { code, body: response.body, headers: response.headers };
      },
    );
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${under.url}/v3/mail/send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', ...headers },
      body,
    });

  it('is answered with 202, an id and no body, and is in the mailbox', async () => {
    const [response] = await under.mail.send(
      receipt({
        categories: ['receipt'],
        customArgs: { event: 'evt-1' },
        headers: { 'List-Unsubscribe': '<http://localhost:8090/leave>' },
      }),
    );

    expect(response.statusCode).toBe(202);
    expect(response.body).toBe('');
    const messageId = (response.headers as Record<string, string>)['x-message-id'];
    expect(messageId).toMatch(/^[\w-]{22}$/);
    expect(under.emulator.messages()).toMatchObject([
      {
        messageId,
        to: [{ email: 'ada@example.com', name: 'Ada Byron' }],
        from: { email: 'hello@hearthway.example', name: 'Hearthway' },
        subject: 'Your receipt',
        text: 'Thank you.',
        html: expect.stringContaining('Thank <b>you</b>'),
        headers: { 'List-Unsubscribe': '<http://localhost:8090/leave>' },
        categories: ['receipt'],
        customArgs: { event: 'evt-1' },
      },
    ]);
  });

  it('becomes one message per personalization', async () => {
    await under.mail.sendMultiple(receipt({ to: ['ada@example.com', 'grace@example.com'] }));

    expect(under.emulator.messages().map(({ to }) => to.map(({ email }) => email))).toEqual([
      ['ada@example.com'],
      ['grace@example.com'],
    ]);
    expect(under.emulator.messages({ to: 'GRACE@example.com' })).toHaveLength(1);
  });

  it('is refused with the fields that are wrong', async () => {
    const refused = await refusal(under.mail.send(receipt({ to: 'nobody', headers: { Bcc: 'x@example.com' } })));

    expect(refused?.code).toBe(400);
    expect(refused?.body).toMatchObject({
      errors: [
        { message: 'Does not contain a valid address.', field: 'personalizations.0.to.0.email' },
        { message: 'Header can not be one of the reserved keys.', field: 'headers.Bcc' },
      ],
    });
    expect(under.emulator.messages()).toEqual([]);
  });

  it('is refused without the key, with a wrong key, with another content type, and with invalid JSON', async () => {
    expect(await refusal(under.sdk('SG.somebody.else').send(receipt()))).toMatchObject({
      code: 401,
      body: {
        errors: [
          { message: 'The provided authorization grant is invalid, expired, or revoked', field: null, help: null },
        ],
      },
    });
    expect((await post('{}', { authorization: '' })).status).toBe(401);
    expect((await post('to=ada', { 'content-type': 'text/plain' })).status).toBe(415);
    const bad = await post('{"from"');
    expect([bad.status, await bad.json()]).toEqual([
      400,
      { errors: [{ message: 'Bad Request', field: null, help: null }] },
    ]);
  });

  it('is refused with 413 above 30 MB', async () => {
    const response = await post(JSON.stringify({ subject: 'x'.repeat(30 * 1024 * 1024) }));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ errors: [{ message: 'Payload too large' }] });
  });

  it('is only checked in sandbox mode', async () => {
    const [response] = await under.mail.send(receipt({ mailSettings: { sandboxMode: { enable: true } } }));
    expect(response.statusCode).toBe(200);
    expect(under.emulator.messages()).toEqual([]);
  });

  it('can be rate limited, with the time to retry', async () => {
    await fetch(`${under.url}/_emulator/failures`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ count: 1, status: 429, retryAfter: 7 }),
    });

    const refused = await refusal(under.mail.send(receipt()));

    expect(refused).toMatchObject({ code: 429, body: { errors: [{ message: 'too many requests' }] } });
    expect(refused?.headers).toMatchObject({ 'retry-after': '7', 'x-ratelimit-remaining': '0' });
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

  it('is refused from an unverified sender if senders are configured', async () => {
    const strict = await startSendGrid({ verifiedSenders: ['hello@hearthway.example'] });
    await expect(strict.mail.send(receipt())).resolves.toMatchObject([{ statusCode: 202 }, {}]);
    expect(await refusal(strict.mail.send(receipt({ from: 'other@hearthway.example' })))).toMatchObject({
      code: 403,
      body: { errors: [{ field: 'from' }] },
    });
    await strict.close();
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
    expect((await page(`/messages/${id}?view=source`)).text).toContain('&quot;messageId&quot;');
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

  it('can be read and cleared over HTTP', async () => {
    const list = async (query: string) =>
      (await (await fetch(`${under.url}/_emulator/messages${query}`)).json()) as { messages: { subject: string }[] };
    expect((await list('?to=ada@example.com')).messages).toMatchObject([{ subject: 'Welcome <b>home</b>' }]);
    expect((await list('?subject=RECEIPT')).messages).toHaveLength(1);
    expect((await fetch(`${under.url}/_emulator/messages?unknown=1`)).status).toBe(400);
    const one = await fetch(`${under.url}/_emulator/messages/${idOf('ada@example.com')}`);
    expect(await one.json()).toMatchObject({ to: [{ email: 'ada@example.com' }] });

    expect((await fetch(`${under.url}/_emulator/messages`, { method: 'DELETE' })).status).toBe(204);
    expect((await list('')).messages).toEqual([]);
    expect((await page('/')).text).toContain('No mail yet');
  });

  it('is emptied by its button, and not from another site', async () => {
    await under.mail.send(receipt());
    const clear = (headers: Record<string, string>) =>
      fetch(`${under.url}/clear`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(), headers });
    expect((await clear({ origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(under.emulator.messages()).toHaveLength(1);
    expect((await clear({ origin: under.url })).status).toBe(303);
    expect(under.emulator.messages()).toEqual([]);
  });

  it('keeps the newest 2,000 mails', async () => {
    const { Mailbox } = await import('./mailbox/mailbox.js');
    const { openTables } = await import('@hearthway/emulator-kit');
    await under.mail.send(receipt());
    const [message] = under.emulator.messages();
    const mailbox = new Mailbox(openTables());
    for (let index = 0; index < 2003; index += 1) mailbox.add({ ...message!, id: `mail-${index}` });

    expect(mailbox.list()).toHaveLength(2000);
    expect(mailbox.list()[0]?.id).toBe('mail-3');
    for (let index = 0; index < 3; index += 1)
      mailbox.add({ ...message!, id: `large-${index}`, html: 'x'.repeat(30 * 1024 * 1024) });
    expect(mailbox.list().map(({ id }) => id)).toEqual(['large-1', 'large-2']);
  });

  it('survives a restart if it has a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sendgrid-emulator-'));
    const stateFile = join(folder, 'mail.jsonl');
    const first = await startSendGrid({ stateFile });
    await first.mail.send(receipt());
    await first.close();

    const second = await startSendGrid({ stateFile });
    expect(second.emulator.messages({ to: 'ada@example.com' })).toHaveLength(1);
    await second.close();
    await rm(folder, { recursive: true });
  });
});
