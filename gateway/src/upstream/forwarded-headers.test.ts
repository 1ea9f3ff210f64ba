import { describe, expect, it } from '@jest/globals';
import { forwardedHeaders, returnedHeaders, type ForwardedRequest } from './forwarded-headers.js';

const request = (changes: Partial<ForwardedRequest> = {}): ForwardedRequest => ({
  method: 'POST',
  headers: {},
  client: { address: '203.0.113.7', host: 'hearthway.example', protocol: 'https' },
  requestId: 'request-1',
  traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
  authorization: undefined,
  withCookies: false,
  ...changes,
});

describe('the headers sent to a service', () => {
  it('describe the client as the gateway sees it', () => {
    const headers = {
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-request-id': 'of the client',
      traceparent: 'of the client',
    };
    expect(forwardedHeaders(request({ headers }))).toEqual({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'hearthway.example',
      'x-forwarded-proto': 'https',
      'x-request-id': 'request-1',
      traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
    });
  });

  it.each([
    'x-user-id',
    'x-user-role',
    'forwarded',
    'x-real-ip',
    'x-original-url',
    'x-http-method-override',
    'connection',
    'keep-alive',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
    'expect',
    'proxy-authorization',
    'cookie',
    'authorization',
  ])('leave out a client’s %s', (name) => {
    expect(forwardedHeaders(request({ headers: { [name]: 'of the client' } }))[name]).toBeUndefined();
  });

  it('keep what the service reads', () => {
    const headers = { accept: 'application/json', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    expect(forwardedHeaders(request({ headers }))).toMatchObject(headers);
  });

  it('name a body’s encoding, so that a service that cannot read it can refuse it', () => {
    const headers = { 'content-encoding': 'gzip' };
    expect(forwardedHeaders(request({ headers }))).toMatchObject({ 'content-encoding': 'gzip' });
  });

  it('carry the verified token, and cookies only to their service', () => {
    const headers = { cookie: 'secret=1', authorization: 'unverified' };
    const sent = forwardedHeaders(request({ headers, authorization: 'verified', withCookies: true }));
    expect(sent).toMatchObject({ authorization: 'verified', cookie: 'secret=1' });
  });

  it('announce no body when none is sent', () => {
    const headers = { 'content-length': '5' };
    expect(forwardedHeaders(request({ headers, method: 'GET' }))['content-length']).toBeUndefined();
    expect(forwardedHeaders(request({ headers }))['content-length']).toBe('5');
  });
});

describe('the headers of a service’s answer', () => {
  it('leave out what is meant for the gateway only, and other services’ cookies', () => {
    const headers = {
      'content-type': 'application/json',
      connection: 'keep-alive',
      'keep-alive': 'timeout=5',
      server: 'of the service',
      'x-powered-by': 'of the service',
      'set-cookie': ['a=1'],
    };
    expect(returnedHeaders(headers, false)).toEqual({ 'content-type': 'application/json' });
    expect(returnedHeaders(headers, true)).toEqual({ 'content-type': 'application/json', 'set-cookie': ['a=1'] });
  });
});
