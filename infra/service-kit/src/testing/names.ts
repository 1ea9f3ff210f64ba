import { randomBytes } from 'node:crypto';

/** A prefix for exchange and queues that no other test uses. */
export function testNamespace(): string {
  return `test-${randomBytes(6).toString('hex')}.`;
}

/** A database name that no other test uses. */
export function testDatabase(name = 'kit'): string {
  return `test-${name}-${randomBytes(6).toString('hex')}`;
}
