import { problem } from '@hearthway/contracts/problem';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { request as sendRequest, type IncomingMessage } from 'node:http';
import { refusal, serveThings, type ThingsServer } from './testing/things.js';

describe('an HTTP application, reading requests', () => {
  let things: ThingsServer;
  beforeEach(async () => {
    things = await serveThings();
  });
  afterEach(() => things.close());

  it('parses the parts of a request, and limits the answer to the contract', async () => {
    const response = await things.patch(
      { name: 'kettle', size: 3 },
      { path: '/things/t1?dry=yes', headers: { 'x-forwarded-for': '203.0.113.9, 10.0.0.1' } },
    );

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id: 't1', size: 3 });
    expect(things.calls).toMatchObject([
      { params: { thingId: 't1' }, query: { dry: 'yes' }, body: { name: 'kettle', size: 3 }, clientIp: '203.0.113.9' },
    ]);
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('answers with the status of the operation, with or without a body', async () => {
    const added = await fetch(`${things.url}/things`, { method: 'POST' });
    const removed = await fetch(`${things.url}/things`, { method: 'DELETE' });

    expect([added.status, await added.json()]).toEqual([201, { id: 'new', size: 1 }]);
    expect([removed.status, await removed.text()]).toEqual([204, '']);
  });

  it('refuses bad input with one detail per field, before the handler is called', async () => {
    const response = await things.patch(
      { name: { $ne: null }, size: 'three', extra: 1 },
      { path: '/things/much-too-long-id?dry=1&more=2' },
    );
    const body = problem.parse(await response.json());

    expect([response.status, body.code]).toEqual([400, 'request.invalid']);
    expect(body.details?.map(({ path }) => path).sort()).toEqual([
      'body.extra',
      'body.name',
      'body.size',
      'params.thingId',
      'query.more',
    ]);
    expect(things.calls).toEqual([]);
  });

  it.each([
    ['broken JSON', '{"name":', {}, [400, 'request.not-json']],
    ['JSON that is not an object', '"text"', {}, [400, 'request.not-json']],
    ['no body', '', {}, [400, 'request.invalid']],
    ['a list', '[]', {}, [400, 'request.invalid']],
    [
      'another content type',
      'name=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      [415, 'request.unsupported-media-type'],
    ],
    [
      'another charset',
      '{}',
      { 'content-type': 'application/json; charset=utf-16le' },
      [415, 'request.unsupported-media-type'],
    ],
    ['a compressed body', '{}', { 'content-encoding': 'gzip' }, [415, 'request.unsupported-media-type']],
    ['half of a character', String.raw`{"name":"\ud800","size":1}`, {}, [400, 'request.not-json']],
    ['bytes that are not UTF-8', Buffer.from('{"name":"\xff","size":1}', 'latin1'), {}, [400, 'request.not-json']],
    ['an unknown encoding', '{}', { 'content-encoding': 'zstd-x' }, [415, 'request.unsupported-media-type']],
    ['two megabytes', JSON.stringify({ name: 'x'.repeat(2_000_000), size: 1 }), {}, [413, 'request.too-large']],
  ])('refuses %s', async (_name, body, headers, expected) => {
    expect(await refusal(await things.patch(body, { headers: headers }))).toEqual(expected);
    expect(things.calls).toEqual([]);
  });

  it('treats an empty chunked body without a type as none', async () => {
    const request = sendRequest(`${things.url}/things`, {
      method: 'POST',
      headers: { 'transfer-encoding': 'chunked' },
    });
    request.end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];

    expect(response.resume().statusCode).toBe(201);
  });

  it('refuses input that an operation does not declare, and a malformed address', async () => {
    const json = { 'content-type': 'application/json' };
    const withBody = await fetch(`${things.url}/things`, { method: 'POST', headers: json, body: '{"extra":1}' });
    const withQuery = await fetch(`${things.url}/things?extra=1`, { method: 'POST', headers: json, body: '{}' });

    expect(await refusal(withBody)).toEqual([400, 'request.invalid']);
    expect(await refusal(withQuery)).toEqual([400, 'request.invalid']);
    expect(await refusal(await things.patch({}, { path: '/things/%E0%A4%A' }))).toEqual([400, 'request.invalid']);
  });

  describe('headers', () => {
    const key = '3f2b8c1e-0000-4000-8000-000000000000';
    const replace = (headers: Record<string, string>) =>
      fetch(`${things.url}/things/versioned`, { method: 'PUT', headers });

    it('are parsed where an operation declares them, and no others', async () => {
      const response = await replace({ 'if-match': '"12"', 'idempotency-key': key, 'x-other': 'unseen' });

      expect(await response.json()).toEqual({ id: 'versioned', size: 12 });
      expect(things.calls).toEqual([{ 'if-match': 12, 'idempotency-key': key }]);
    });

    it.each([
      ['no version', {}, ['headers.if-match']],
      ['any version', { 'if-match': '*' }, ['headers.if-match']],
      ['a version without quotes', { 'if-match': '3' }, ['headers.if-match']],
      ['a weak version', { 'if-match': 'W/"3"' }, ['headers.if-match']],
      ['two versions', { 'if-match': '"3", "4"' }, ['headers.if-match']],
      ['a version too long', { 'if-match': `"${'9'.repeat(10)}"` }, ['headers.if-match']],
      ['a key that is no UUID', { 'if-match': '"3"', 'idempotency-key': 'mine' }, ['headers.idempotency-key']],
    ])('are refused: %s', async (_what, headers: Record<string, string>, paths) => {
      const response = await replace({ 'idempotency-key': key, ...headers });
      const body = problem.parse(await response.json());

      expect([response.status, body.code, body.details?.map(({ path }) => path)]).toEqual([
        400,
        'request.invalid',
        paths,
      ]);
      expect(things.calls).toEqual([]);
    });
  });

  describe('a form', () => {
    const urlencoded = 'application/x-www-form-urlencoded';
    const send = (body: string, type = urlencoded) =>
      fetch(`${things.url}/things/sent`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': type },
        body,
      });

    it('is read as a browser encodes it, and answered with a redirect', async () => {
      const response = await send('name=a%2Bb+%C3%A9%0D%0A&unknown=1', `${urlencoded}; charset=UTF-8`);

      expect([response.status, response.headers.get('location'), await response.text()]).toEqual([
        303,
        '/sent#well',
        '',
      ]);
      expect(things.calls).toEqual([{ name: 'a+b é\r\n', more: '' }]);
    });

    it.each([
      ['JSON', '{"name":"x"}', 'application/json', [415, 'request.unsupported-media-type']],
      ['several parts', 'name=x', 'multipart/form-data; boundary=x', [415, 'request.unsupported-media-type']],
      ['plain text', 'name=x', 'text/plain', [415, 'request.unsupported-media-type']],
      ['another charset', 'name=x', `${urlencoded}; charset=iso-8859-1`, [415, 'request.unsupported-media-type']],
      ['a name twice', 'name=x&name=y', urlencoded, [400, 'request.invalid']],
      ['nested names', 'name[$ne]=x', urlencoded, [400, 'request.invalid']],
      ['a text that is too long', `name=${'x'.repeat(21)}`, urlencoded, [400, 'request.invalid']],
      ['more names than a form has', 'a=1&'.repeat(101), urlencoded, [413, 'request.too-large']],
      ['two megabytes', `name=${'x'.repeat(2_000_000)}`, urlencoded, [413, 'request.too-large']],
    ])('is refused when it is %s', async (_what, body, type, expected) => {
      expect(await refusal(await send(body, type))).toEqual(expected);
      expect(things.calls).toEqual([]);
    });

    it('is told after how many seconds to try again', async () => {
      const response = await send('name=full');

      expect(response.headers.get('retry-after')).toBe('7');
      expect(await refusal(response)).toEqual([429, 'thing.full']);
    });

    it('never redirects to another site', async () => {
      const response = await send('name=elsewhere');

      expect(response.headers.get('location')).toBeNull();
      expect(await refusal(response)).toEqual([500, 'server.error']);
    });
  });
});
