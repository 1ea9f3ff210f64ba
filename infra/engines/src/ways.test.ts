import { describe, expect, it } from '@jest/globals';
import { isDebianFamily } from './ways.js';

describe('recognizing Debian and its derivatives', () => {
  it.each([
    ['PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n', true],
    ['ID=ubuntu\nID_LIKE=debian\n', true],
    ['ID=linuxmint\nID_LIKE="ubuntu debian"\n', true],
    ['ID=fedora\nVARIANT="no debian here"\n', false],
    ['', false],
  ])('reads %j', (osRelease, expected) => {
    expect(isDebianFamily(osRelease)).toBe(expected);
  });
});
