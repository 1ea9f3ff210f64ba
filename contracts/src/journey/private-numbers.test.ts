import { describe, expect, it } from '@jest/globals';
import { holdsPrivateNumber, publicLine } from './private-numbers.js';

describe('a private number', () => {
  it.each([
    ['123-45-6789'],
    ['123 45 6789'],
    ['123.45.6789'],
    ['123,45,6789'],
    ['123:45:6789'],
    ['123 * 45 * 6789'],
    ['(123) (45) (6789)'],
    ['SSN 123456789.'],
    ['１２３-４５-６７８９'],
    ['123–45–6789'],
    ['Account 00012345'],
    ['acct#1234567890'],
    ['4111 1111 1111 1111'],
    ['4111-1111-1111-1111'],
    ['12 Oak Street, 4111 1111 11111-1111'],
    ['378282246310005'],
    ['021 000 021'],
    ['021-000-021'],
    ['021 - 000 - 021'],
    ['021-000021'],
    ['1234.5678.9012'],
    ['wire to 1234_5678_9012'],
    ['000123-456-789'],
    ['0 2 1 0 0 0 0 2 1'],
    ['512-555-0100-00-21'],
    ['Acct 4455-6677'],
    ['routing no. 021-000-0210'],
    ['account #123 456'],
    ['1234\u200d56789'],
    ['0210\u200c0002\u200d1'],
    ['١٢٣٤٥٦٧٨٩'],
    ['1\ufe0f\u20e32\ufe0f\u20e33\ufe0f\u20e34\ufe0f\u20e35\ufe0f\u20e36\ufe0f\u20e37\ufe0f\u20e38\ufe0f\u20e3'],
  ])('is found: %s', (text) => {
    expect(holdsPrivateNumber(text)).toBe(true);
    expect(publicLine(80).safeParse(text).error?.issues[0]?.message).toMatch(/leave out Social Security/);
  });

  it.each([
    ['First Bank 1st Street'],
    ['Austin, TX 78701-1234'],
    ['12 Oak Street #1204 37201-1234'],
    ['Unit 1204, 12345-67 Highway 1234567 37201-1234'],
    ['104-40 Queens Boulevard, Apt 12345'],
    ['75-5660 Kopiko Street, Kailua-Kona, HI 96740-1234'],
    ['Route 66, 1926'],
    ['2026-11-23'],
    ['From 11/23/2026 to 12/4/2026'],
    ['Call 512-555-0100 on 2027-01-04, 9:30'],
    ['+1 (512) 555-0100'],
    ['$12,500.00-15,000.00 of $310,000'],
    ['10000-15000'],
    ['Built 1998 2004'],
    ['Photos on pages 12 14 16 18 20'],
    ['Outlet $150, sink $85, roof $2100'],
    ['Rooms 101, 12, 1400'],
    ['$150, $85, $2100'],
    ['The account ending in 4321, opened 2024-05-01'],
    [''],
  ])('is not: %s', (text) => {
    expect(holdsPrivateNumber(text)).toBe(false);
  });

  it('is not looked for in a text that is refused for its length', () => {
    expect(publicLine(80).safeParse('512-555-'.repeat(100_000)).error?.issues).toMatchObject([
      { message: 'Please use 80 characters or fewer' },
    ]);
  });

  it.each([['(512) 555-0100'], ['512-555-0100 x1234'], ['+1 512 555 0100'], ['5125550100'], ['15125550100']])(
    'is not a phone number where phones are expected: %s',
    (text) => {
      expect(holdsPrivateNumber(text, { phones: true })).toBe(false);
    },
  );

  it.each([['123-45-6789'], ['123456789'], ['25125550100'], ['4111111111111111']])(
    'is found where phones are expected: %s',
    (text) => {
      expect(holdsPrivateNumber(text, { phones: true })).toBe(true);
    },
  );
});
