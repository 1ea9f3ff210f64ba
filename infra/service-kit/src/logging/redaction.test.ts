import { labeled } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { captureLog } from '../testing/index.js';
import { longestText, redactedText } from './redact-text.js';
import { withoutSecrets } from './redaction.js';

const secrets = [
  ...['ann@example.org', 'Jo.Rivera+home@mail.example.co.uk', 'zoë@exämple.de', 'ann%40example.org', '!ann@example.c'],
  ...['512-555-0100', '(512) 555-0100', '+1 512 555 0100', '+4915112345678', '123-45-6789'],
  ...['4242 4242 4242 4242', '4242-4242-4242-4242', '4242424242424242'],
  ...['mongodb://root:pass,word@db.internal', 'amqps://user:a%40b@broker.internal'],
  'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg',
  'Zm9ydHktdGhyZWUtY2hhcmFjdGVycy1vZi1hLXRva2V',
];

/** Every run of six characters in a text: no longer part of a secret may show. */
const piecesOf = (text: string): string[] =>
  Array.from({ length: Math.max(text.length - 5, 0) }, (_, start) => text.slice(start, start + 6));

function expectHidden(secret: string, shown: string): void {
  // The scheme of an address is not secret.
  const guarded = secret.replace(/^[a-z]+:\/\//, '');
  const leaked = piecesOf(guarded).find((piece) => shown.includes(piece));
  labeled(`${shown.slice(-80)} shows a piece of ${secret}`, () => expect(leaked).toBeUndefined());
}

describe('a logged text', () => {
  it.each(secrets)('shows nothing of %s, wherever it stands', (secret) => {
    for (const [before, after] of [
      ['', ''],
      ['/search/', '/more'],
      ['x ', ' y'],
      ['?q=', '&page=2'],
      ['"', '"'],
      ['<', '>'],
      ['a:', ','],
      ['\n', '\n'],
    ]) {
      expectHidden(secret, redactedText(`${before}${secret}${after}`));
    }
  });

  it.each(secrets)('shows nothing of %s when the cut falls anywhere into or beside it', (secret) => {
    for (const filler of ['-/', 'x ', 'path/', 'a@ ']) {
      for (let start = longestText - secret.length - 3; start <= longestText + 3; start += 1) {
        const before = filler.repeat(longestText).slice(0, start - 1);
        const shown = redactedText(`${before} ${secret} ${'rest '.repeat(3_000)}`);
        expectHidden(secret, shown);
        expect(shown.length).toBeLessThan(longestText + 100);
      }
    }
  });

  it('shows no part of a token or credential that reaches beyond the cut', () => {
    for (const secret of [`eyJ${'aB3-'.repeat(500)}`, `//root:${'aB3,'.repeat(500)}@host`]) {
      const shown = redactedText(`${'x '.repeat(longestText / 2 - 10)}${secret}`);
      expect(shown).not.toContain('aB3');
      expect(shown).toMatch(/\[\d+ more characters\]$/);
    }
  });

  it('says how much of it was cut', () => {
    expect(redactedText('/'.repeat(longestText))).toBe('/'.repeat(longestText));
    expect(redactedText('/'.repeat(15_000))).toBe(
      `${'/'.repeat(longestText)}[${15_000 - longestText} more characters]`,
    );
  });

  it.each([
    ...['/api/analytics/events', 'GET', '2026-11-22T12:00:00.000Z', '127.0.0.1:4001', 'http://127.0.0.1:4001'],
    ...['6f1f7a52-6c0e-4c37-9a39-0b8f0f6a3f11', '0af7651916cd43dd8448eb211c80319c', 'at run (file.ts:120:34)'],
  ])('keeps %s', (text) => {
    expect(redactedText(text)).toBe(text);
  });
});

describe('a log line', () => {
  it('is redacted in its keys, in its serialized values, and in its message', () => {
    const log = captureLog();
    log.logger.info(
      { counts: { 'ann@example.org': 1 }, where: new URL('http://root:raw1@host/') },
      'to ann@example.org',
    );
    log.logger.info('sent to ann@example.org');
    log.logger.error({ err: new Error('no mail to ann@example.org') });
    log.logger.error(new Error('no mail to ann@example.org'));
    log.logger.info({ bytes: Buffer.from('ann@example.org'), list: new Uint8Array(3) });

    expect(log.text()).not.toMatch(/ann@|raw1/);
    expect(log.lines().at(-1)).toMatchObject({ bytes: '[15 bytes]', list: '[3 bytes]' });
    expect(log.lines()[2]).toMatchObject({ msg: 'no mail to [redacted]' });
  });

  it('hides the values of secret keys, however long the key is', () => {
    for (const key of ['Authorization', 'set-cookie', 'userEmail', 'passwordAgain', `${'password'.repeat(5_000)}\n`]) {
      expect(JSON.stringify(withoutSecrets({ [key]: 'raw1' }))).not.toContain('raw1');
    }
  });
});
