import { joinWaitlist } from '@hearthway/contracts/commerce';
import { describe, expect, it } from '@jest/globals';
import { applicantValues } from '../../testing/applicant.js';
import { inMemoryCommerce, refusal } from '../../testing/in-memory-commerce.js';
import { join, waitlistProblems } from './join.js';

describe('waitlistProblems', () => {
  it('is empty for a complete form', () => {
    expect(waitlistProblems(applicantValues)).toEqual({});
  });

  it.each([
    [
      { firstName: ' ', lastName: '', email: '', state: '', acceptedTerms: false },
      ['email', 'firstName', 'lastName', 'state', 'acceptedTerms'],
    ],
    [{ firstName: '\u200b', state: '' }, ['firstName', 'state']],
    [{ lastName: '', acceptedTerms: false }, ['lastName', 'acceptedTerms']],
    [{ acceptedTerms: false }, ['acceptedTerms']],
  ] as const)('reports every error for %o, in the order of the specification', (changes, controls) => {
    expect(Object.keys(waitlistProblems({ ...applicantValues, ...changes }))).toEqual(controls);
  });
});

it.each([
  ['body.name', { lastName: 'No' }],
  ['body.email', { email: 'No' }],
  ['body.website', {}],
])('maps the server’s message for %s to its control', async (path, problems) => {
  const { transport, answerAt } = inMemoryCommerce();
  answerAt(joinWaitlist.path, () => refusal(400, 'waitlist.invalid', 'No', path));
  const outcome = await join(transport, { ...applicantValues, website: '' });
  expect(outcome).toEqual({ kind: 'failed', code: 'waitlist.invalid', message: 'No', problems });
});
