import { describe, expect, it } from '@jest/globals';
import { applicantProblem } from './commerce/index.js';
import { examplePreApprovalInfo } from './examples.js';
import { profileChange, registration } from './identity/index.js';
import { answerProblem, calendarEntry, preApprovalInfo } from './journey/index.js';
import { credentialTexts, waitlistTexts, wizardTexts } from './texts/index.js';
import { isVisible } from './visible-text.js';

const invisible = {
  'zero-width spaces': '\u200b\u200b\u200b',
  joiners: '\u200d\u200c\u200d',
  'marks of direction': '\u202e\u2066\u2069',
  'a soft hyphen and a byte order mark': '\u00ad\ufeff\u00ad',
  fillers: '\u3164\u115f\uffa0',
  'blank braille': '\u2800\u2800\u2800',
  'variation selectors and tags': '\ufe0f\u{e0061}\u{e007f}',
  spaces: '\u00a0\u2003\u3000',
} as const;

describe.each(Object.entries(invisible))('a name of nothing but %s', (_kind, name) => {
  it('shows nothing', () => {
    expect(isVisible(name)).toBe(false);
  });

  it('is refused in the wizard', () => {
    const given = { ...examplePreApprovalInfo, firstName: name, lastName: name };
    expect(answerProblem('firstName', given)).toBe(wizardTexts.validation.firstName);
    expect(answerProblem('lastName', given)).toBe(wizardTexts.validation.lastName);
  });

  it('is refused on the waitlist and in a purchase', () => {
    const applicant = { email: 'jordan@example.com', name, state: 'TX', acceptedTerms: true };
    expect(applicantProblem(applicant)).toEqual({ field: 'name', message: waitlistTexts.name });
  });

  it('is refused as a username and as a title', () => {
    const account = { username: name, email: 'jordan@example.com', password: 'kettle porch lantern' };
    for (const schema of [registration, profileChange]) expect(schema.safeParse(account).success).toBe(false);
    const entry = { title: name, startsAt: '2026-11-22T12:00:00Z' };
    expect(calendarEntry.safeParse(entry).error?.issues[0]?.message).toBe('Please enter a title');
  });
});

it.each(['\u200b\u200d\u202e', '\u3164'])('refuses to save the name %j', (name) => {
  const { error } = preApprovalInfo.safeParse({ ...examplePreApprovalInfo, firstName: name });
  expect(error?.issues[0]).toMatchObject({ path: ['firstName'], message: wizardTexts.validation.firstName });
});

it('says that an invisible username cannot be used', () => {
  const account = { username: '\u3164\u3164\u3164', email: 'jordan@example.com', password: 'kettle porch lantern' };
  expect(registration.safeParse(account).error?.issues[0]?.message).toBe(credentialTexts.usernameUnusable);
});

it.each(['Zoë', '李', 'ن', 'O\u2019Neil', '👩\u200d👧', ' a\u200b'])('accepts %j as visible', (name) => {
  expect(isVisible(name)).toBe(true);
});
