import { describe, expect, it } from '@jest/globals';
import { deviceOf } from './device.js';

describe('deviceOf', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0', 'Firefox on Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0',
      'Microsoft Edge on macOS',
    ],
  ])('names browser and system of %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });

  it.each([undefined, '', '{}', 'node', '\u0000', 'x'.repeat(513)])('knows nothing of %j', (userAgent) => {
    expect(deviceOf(userAgent)).toBeNull();
  });

  it('says nothing that the sender made up', () => {
    expect(deviceOf('<b>Your bank</b>/1.0 (call 555-0100)') ?? '').not.toMatch(/bank|555/);
  });
});
