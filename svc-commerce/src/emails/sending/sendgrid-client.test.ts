import { describe, expect, it } from '@jest/globals';
import { outcomeOf } from './sendgrid-client.js';

const answered = (code: number, headers: Record<string, string> = {}) =>
  outcomeOf(Object.assign(new Error('Bad Request'), { code, response: { headers, body: { errors: [] } } }));

describe('the outcome of a call to SendGrid', () => {
  it.each([400, 413, 415])('is a final refusal with status %d', (status) => {
    expect(answered(status)).toEqual({ kind: 'refused', reason: `status ${status}` });
  });

  it.each([401, 403])('is about our key or sender, not the mail, with status %d', (status) => {
    expect(answered(status)).toEqual({ kind: 'barred', reason: `status ${status}` });
  });

  it.each([429, 500, 503])('is worth another attempt with status %d', (status) => {
    expect(answered(status)).toMatchObject({ kind: 'later', reason: `status ${status}` });
  });

  it('says how long to wait if SendGrid does', () => {
    expect(answered(429, { 'retry-after': '7' })).toMatchObject({ afterMilliseconds: 7000 });
    expect(answered(429, { 'retry-after': 'soon' })).toMatchObject({ afterMilliseconds: undefined });
  });

  it('is worth another attempt when SendGrid was not reached', () => {
    expect(outcomeOf(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).toEqual({
      kind: 'later',
      reason: 'ECONNREFUSED',
    });
  });

  it.each(['ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', undefined])(
    'is unknown when the connection ended with %s',
    (code) => {
      expect(outcomeOf(Object.assign(new Error('x'), { code })).kind).toBe('unknown');
    },
  );
});
