import { RequestError } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { applicantValues } from '../../testing/applicant.js';
import { applicantOf, refusalOf } from './index.js';

it('an applicant has one name', () => {
  expect(applicantOf(applicantValues)).toEqual({
    name: 'Jordan Rivera',
    email: 'jordan@example.com',
    state: 'TX',
    acceptedTerms: true,
  });
});

describe('a request that was refused', () => {
  const refusal = (changes: Partial<ConstructorParameters<typeof RequestError>[0]>) =>
    refusalOf(new RequestError({ status: 400, code: 'form.invalid', message: 'No name', ...changes }), 'Did not work');

  it('is told in the words of the server', () => {
    expect(refusal({ code: 'server.resting' })).toEqual({ code: 'server.resting', message: 'No name' });
  });

  it.each([{ code: 'network.failed' }, { code: 'reply.invalid' }, { message: '' }])(
    'is told in our own where the server had none: %o',
    (changes) => {
      expect(refusal(changes).message).toBe('Did not work');
    },
  );

  it('is not the server’s when it was never sent', () => {
    expect(refusalOf(new TypeError('Broken'), 'Did not work')).toEqual({
      code: 'form.not-sent',
      message: 'Did not work',
    });
  });
});
