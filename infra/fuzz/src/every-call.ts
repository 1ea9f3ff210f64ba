import { everyFeature, type ExampleCall } from '@hearthway/contracts/examples';
import { changePassword, changeProfile, logout, verifyEmailByCode } from '@hearthway/contracts/identity';
import type { Operation } from '@hearthway/contracts/operation';
import { openOperations } from './fuzz-case.js';
import { validBody } from './valid-body.js';

const given = new Set(everyFeature.map(({ operation }) => operation));

/** They end the session, or need the buyer's password or mailbox. */
const leftOut = new Set<Operation>([logout, changeProfile, changePassword, verifyEmailByCode]);

/**
 * The calls by which a new buyer uses every feature that stores something: those of the examples, then all others that need
 * nothing stored before, with made-up input. A feature whose rules refuse that needs an example (`everyFeature`).
 */
export function everyCall(): readonly ExampleCall[] {
  const others = openOperations.filter(
    (operation) => isStoring(operation) && !given.has(operation) && !leftOut.has(operation),
  );
  return [
    ...everyFeature,
    ...others.map((operation) => ({ operation, body: validBody(operation) as object | undefined, params: {} })),
  ];
}

function isStoring({ access, method, path }: Operation): boolean {
  return access === 'buyer' && method.startsWith('P') && !path.includes(':');
}
