import { describe, expect, it } from '@jest/globals';
import { clientNetwork } from './client-network.js';

describe('the network of a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::FFFF:203.0.113.9', '203.0.113.9'],
    ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
    ['2001:0DB8::7:0:0:0:1', '2001:db8:0:7::/64'],
    ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
    ['0:0:0:0:0:0:0:1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    [undefined, ''],
  ])('of %s is %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});
