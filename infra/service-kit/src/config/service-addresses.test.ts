import { expect, it } from '@jest/globals';
import { serviceAddresses } from './index.js';

it.each([
  ['http://127.0.0.1:4001', ['http://127.0.0.1:4001']],
  ['http://127.0.0.1:4001, https://identity.example/', ['http://127.0.0.1:4001', 'https://identity.example/']],
])('the addresses of a service may be %s', (list, addresses) => {
  expect(serviceAddresses.parse(list)).toEqual(addresses);
});

it.each([
  '',
  ',',
  'http://one,',
  'http://one,,http://other',
  'http://one http://other',
  'tcp://one',
  'http://one/path',
  'http://:80',
  'http://one:99999',
])('the addresses of a service may not be %j', (list) => {
  expect(serviceAddresses.safeParse(list).success).toBe(false);
});
