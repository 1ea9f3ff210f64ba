import { describe } from '@jest/globals';
import { deadLetterTests } from './dead-letter-tests.js';
import { deliveryTests } from './delivery-tests.js';
import { groupTests } from './group-tests.js';
import { relayTests } from './relay-tests.js';
import { useWorld, type BrokerServer } from './world.js';

/**
 * What every broker adapter must do with outbox, relay and consumer on a real database. One suite for all, so that the
 * memory broker promises nothing that the real one does not do.
 */
export function messagingSuite(name: string, newServer: () => BrokerServer): void {
  describe(`messaging over ${name}`, () => {
    const world = useWorld(newServer);
    describe('delivery', () => deliveryTests(world));
    describe('groups', () => groupTests(world));
    describe('failures', () => deadLetterTests(world));
    describe('relay', () => relayTests(world));
  });
}
