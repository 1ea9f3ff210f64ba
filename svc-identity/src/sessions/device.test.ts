import { describe, expect, it } from '@jest/globals';
import { deviceOf } from './device.js';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/150.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`,
      'Edge on Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/150.0.0.0 Safari/537.36 OPR/131.0.0.0`,
      'Opera on Windows',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0', 'Firefox on Windows'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.5 Safari/605.1.15`, 'Safari on Mac'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${blink} Chrome/150.0.0.0 Safari/537.36`, 'Chrome on Mac'],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} Version/18.5 Mobile/15E148 Safari/604.1`,
      'Safari on iPhone',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} CriOS/150.0.0.0 Mobile/15E148 Safari/604.1`,
      'Chrome on iPhone',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${webKit} FxiOS/153.0 Mobile/15E148 Safari/605.1.15`,
      'Firefox on iPad',
    ],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${blink} Chrome/150.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S931B) ${blink} SamsungBrowser/30.0 Chrome/150.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) ${blink} Chrome/150.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'Firefox on Linux'],
    ['SomethingElse/1.0 (Windows NT 10.0)', 'Windows'],
  ])('is a browser and a system: %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });

  it.each([undefined, '', '{}', 'node', '\u0000', '<script>alert(1)</script>', '\u202eemorhC'])(
    'is unknown when %j is sent',
    (userAgent) => {
      expect(deviceOf(userAgent)).toBeNull();
    },
  );

  it('says nothing that a sender made up', () => {
    expect(deviceOf('<b>Your bank</b> Chrome/1"><img src=x> (Windows; call 555-0100)')).toBe('Chrome on Windows');
  });
});
