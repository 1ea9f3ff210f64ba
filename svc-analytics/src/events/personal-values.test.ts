import { describe, expect, it } from '@jest/globals';
import { maskedValue } from './stored-event.js';

describe('a personal-looking value', () => {
  it.each([
    ...['jordan@example.com', 'Jo.Rivera+home@mail.example.co.uk', 'zoë@exämple.de', 'jordan%40example.com'],
    ...['512-555-0100', '(512) 555-0100', '512.555.0100', '5125550100', '+1 512 555 0100', '1-512-555-0100'],
    ...['+4915112345678', '+44 20 7946 0958', '123-45-6789', '123 45 6789', '123456789'],
    ...['4242 4242 4242 4242', '4242-4242-4242-4242', '4242424242424242'],
    ...[5125550100, 15125550100, 123456789],
  ])('is masked: %s', (value) => {
    expect(maskedValue(value)).toBe('[removed]');
  });

  it.each([
    ['Write to jordan@example.com, please', 'Write to [removed], please'],
    ['/faq?email=jordan@example.com&tab=cost', '/faq?email=[removed]&tab=cost'],
    ['mailto:jordan@example.com', 'mailto:[removed]'],
    ['Jordan <jordan@example.com>, Sam <sam@example.com>', 'Jordan <[removed]>, Sam <[removed]>'],
    ['tel:512-555-0100 or (512) 555-0199', 'tel:[removed] or [removed]'],
    ['tel-512-555-0100', 'tel-[removed]'],
    ['ssn=123-45-6789.', 'ssn=[removed].'],
    ['jordan@example.com 512-555-0100 123-45-6789', '[removed] [removed] [removed]'],
  ])('is masked inside a text, and the rest is kept: %s', (text, kept) => {
    expect(maskedValue(text)).toBe(kept);
  });

  it.each([
    ...['/faq', 'hero-join-waitlist', '@', 'a @ b', 'at@home', '@example.com', 'react-router@7.1.2', '50%40'],
    ...['2026-11-22', '2026-11-22T12:00:00.000Z', '2026-11-22 12:00:00', '12:00:00', '78701-1234', '192.0.2.10'],
    ...['00000000-0000-4000-8000-000000000001', '6f1f7a52-6c0e-4c37-9a39-0b8f0f6a3f11', 'a5125550100f'],
    ...['$425,000', '1763812345', '1763812345678', '30.2672, -97.7431', 'main.5f2e6dfb.js', 'v1.2.3'],
    ...[0, 75, -1, 0.123456789, 1763812345, 1763812345678, 1e300, NaN, true, null],
  ])('is not %s', (value) => {
    expect(maskedValue(value)).toBe(value);
  });
});
