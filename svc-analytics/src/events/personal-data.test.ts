import { describe, expect, it } from '@jest/globals';
import { isPersonalKey, withoutPersonalData } from './stored-event.js';

describe('a personal key', () => {
  it.each([
    ...['email', 'Email', 'e-mail', 'E_MAIL', 'userEmail', 'email_address', 'contact-email', 'mail'],
    ...[
      'name',
      'NAME',
      'firstName',
      'first_name',
      'last-name',
      'fullName',
      'fullname',
      'userName',
      'username',
      'surname',
    ],
    ...['userId', 'user_id', 'accountId', 'session-id', 'buyerID', 'customer_id'],
    ...['phone', 'phoneNumber', 'mobile_phone', 'telephone', 'tel'],
    ...['citizenship', 'citizenshipStatus', 'maritalStatus', 'marital_status', 'MARITAL-STATUS', 'marital'],
    ...['password', 'newPassword', 'password_hash', 'pwd', 'token', 'authToken', 'access-token', 'tokens', 'secret'],
    ...[
      'ssn',
      'SSN',
      'buyerSSN',
      'buyer_ssn',
      'dateOfBirth',
      'dob',
      'address',
      'streetAddress',
      'ip',
      'ipAddress',
      'clientIp',
    ],
  ])('is %s', (name) => {
    expect(isPersonalKey(name)).toBe(true);
  });

  it.each([
    ...['pageName', 'tabName', 'sectionName', 'errorName', 'eventName', 'elementName', 'fileName', 'named', 'names'],
    ...[
      'path',
      'title',
      'element',
      'depth',
      'kind',
      'reason',
      'status',
      'state',
      'source',
      'businessName',
      'lessNoise',
    ],
    ...['milestoneId', 'lenderId', 'visit', 'user', 'account'],
    ...['mobile', 'hotel', 'zip', 'script', 'clip', 'tip', 'description', 'maximumDepth', 'adobe', 'streetcar'],
  ])('is not %s', (name) => {
    expect(isPersonalKey(name)).toBe(false);
  });
});

describe('data without personal data', () => {
  it('lacks it at every level, also in lists, and is otherwise unchanged', () => {
    const data = {
      path: '/faq',
      email: 'jordan@example.com',
      form: { state: 'TX', fullName: 'Jordan', fields: ['email', 'state'] },
      steps: [{ step: 1, token: 'abc' }, 'two', null, 3, true],
      empty: {},
    };
    const asGiven = structuredClone(data);
    expect(withoutPersonalData(data)).toEqual({
      path: '/faq',
      form: { state: 'TX', fields: ['email', 'state'] },
      steps: [{ step: 1 }, 'two', null, 3, true],
      empty: {},
    });
    expect(data).toEqual(asGiven);
  });

  it('has a mask for what looks personal under any key, at every level', () => {
    expect(
      withoutPersonalData({
        path: '/faq?to=jordan@example.com',
        form: { answers: ['512-555-0100', { note: 'SSN 123-45-6789' }], contact: 5125550100 },
      }),
    ).toEqual({
      path: '/faq?to=[removed]',
      form: { answers: ['[removed]', { note: 'SSN [removed]' }], contact: '[removed]' },
    });
  });

  it('lacks everything below a personal key', () => {
    expect(withoutPersonalData({ address: { city: 'Austin', lines: ['1 Elm'] } })).toEqual({});
  });
});
