import { describe, expect, it } from 'vitest';
import { networkOf } from './network-of.js';

describe('the network that joins are counted by', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7'],
    ['2001:0DB8::7:0:0:0:1', '2001:db8:0:7'],
    ['2001:db8:0:7::1', '2001:db8:0:7'],
    ['::1', '0:0:0:0'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});
