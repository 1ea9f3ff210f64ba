import { RequestError } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { applicantValues } from '../../testing/applicant.js';
import { applicantOf, refusalOf } from './index.js';

it('joins first and last name', () => {
  expect(applicantOf(applicantValues)).toEqual({
    name: 'Jordan Rivera',
    email: 'jordan@example.com',
    state: 'TX',
    acceptedTerms: true,
  });
});

describe('a rejected request', () => {
  const refusal = (changes: Partial<ConstructorParameters<typeof RequestError>[0]>) =>
    refusalOf(new RequestError({ status: 400, code: 'form.invalid', message: 'No name', ...changes }), 'Did not work');

  it('uses the server’s message', () => {
    expect(refusal({ code: 'server.resting' })).toEqual({ code: 'server.resting', message: 'No name' });
  });

  it.each([{ code: 'network.failed' }, { code: 'reply.invalid' }, { message: '' }])(
    'uses our message when the server has none: %o',
    (changes) => {
      expect(refusal(changes).message).toBe('Did not work');
    },
  );

  it('uses our message and code when it was never sent', () => {
    expect(refusalOf(new TypeError('Broken'), 'Did not work')).toEqual({
      code: 'form.not-sent',
      message: 'Did not work',
    });
  });
});
