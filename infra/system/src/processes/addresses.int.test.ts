import { describe, expect, it } from '@jest/globals';
import type { ServiceProcess } from '../system.js';
import { assignAddresses, ofInstance } from './addresses.js';

const process = (name: string, more: Partial<ServiceProcess> = {}): ServiceProcess => ({
  name,
  folder: name,
  after: [],
  environment: () => ({}),
  ...more,
});
const gateway = process('gateway', { hasDoor: true });
const identity = process('identity');
const standIn = process('stripe-emulator', { standsInFor: 'STRIPE_SECRET_KEY' });
const all = [gateway, identity, standIn];

describe('addresses', () => {
  it('are one of each service with one replica, and no door', async () => {
    const addresses = await assignAddresses(all, { gatewayPort: 8080, replicas: 1 });
    expect(addresses.urls('gateway')).toEqual(['http://127.0.0.1:8080']);
    expect(addresses.urls('identity')).toHaveLength(1);
    expect(addresses.door('gateway')).toBeUndefined();
  });

  it('are those of each instance with several, or of the door in front of them', async () => {
    const addresses = await assignAddresses(all, { gatewayPort: 8080, replicas: 3 });
    expect(addresses.urls('gateway')).toEqual(['http://127.0.0.1:8080']);
    expect(addresses.door('gateway')).toBe(8080);
    expect(addresses.operationsUrls('gateway')).toHaveLength(3);
    expect(addresses.urls('identity')).toHaveLength(3);
    expect(addresses.door('identity')).toBeUndefined();
    expect(addresses.urls('stripe-emulator')).toHaveLength(1);
    const ports = [gateway, identity].flatMap(({ name }) =>
      addresses.instances(name).flatMap(({ port, operationsPort }) => [port, operationsPort]),
    );
    expect(new Set([...ports, 8080]).size).toBe(13);
  });

  it('belong to services and instances that exist', async () => {
    const { urls } = await assignAddresses(all, { gatewayPort: 0, replicas: 2 });
    expect(() => urls('nobody')).toThrow('The system has no service named nobody');
    expect(ofInstance(urls('identity'), 'identity', 2)).toBe(urls('identity')[1]);
    expect(() => ofInstance(urls('identity'), 'identity', 3)).toThrow('The system has no service named identity-3');
  });
});
