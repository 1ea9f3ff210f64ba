import { RequestError } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { applicantValues } from '../../testing/applicant.js';
import { applicantOf, controlOf, refusalOf } from './index.js';

it('an applicant has one name', () => {
  expect(applicantOf(applicantValues)).toEqual({
    name: 'Jordan Rivera',
    email: 'jordan@example.com',
    state: 'TX',
    acceptedTerms: true,
  });
});

it('a name is put right where it is missing, every other field at its own control', () => {
  expect(controlOf('name', { firstName: '' })).toBe('firstName');
  expect(controlOf('name', { firstName: 'Jordan' })).toBe('lastName');
  expect(controlOf('state', { firstName: '' })).toBe('state');
});

describe('a request that was refused', () => {
  const refusal = (changes: Partial<ConstructorParameters<typeof RequestError>[0]>) =>
    refusalOf(new RequestError({ status: 400, code: 'form.invalid', message: 'No name', ...changes }), {
      values: applicantValues,
      invalid: { code: 'form.invalid', fields: ['email', 'name'] },
      otherwise: 'That did not work',
    });

  it('is told in the words of the server', () => {
    expect(refusal({ code: 'server.resting' })).toEqual({
      kind: 'failed',
      code: 'server.resting',
      message: 'No name',
    });
  });

  it.each([{ code: 'network.failed' }, { code: 'reply.invalid' }, { message: '' }])(
    'is told in our own where the server had none: %o',
    (changes) => {
      expect(refusal(changes).message).toBe('That did not work');
    },
  );

  it('is shown at the first control that the server names', () => {
    const details = ['body.name', 'body.email'].map((path) => ({ path, message: 'No' }));
    expect(refusal({ details }).at).toEqual({ control: 'email', message: 'No name' });
    expect(refusal({ details: details.slice(0, 1) }).at?.control).toBe('lastName');
  });

  it('is shown at no control when it is about something else', () => {
    const details = [{ path: 'body.name', message: 'No' }];
    expect(refusal({ code: 'form.full', details })).not.toHaveProperty('at');
    expect(refusal({ details: [{ path: 'body.website', message: 'No' }] })).not.toHaveProperty('at');
  });
});
