import { everyContractEntry, everyFeature, type ExampleCall } from '@hearthway/contracts/examples';
import { changePassword, changeProfile, logout, verifyEmailByCode } from '@hearthway/contracts/identity';
import {
  changeContract,
  createContract,
  createHome,
  createOffer,
  decideInspection,
  endContract,
  recordKeys,
} from '@hearthway/contracts/journey';
import type { Operation } from '@hearthway/contracts/operation';
import { openOperations } from './fuzz-case.js';
import { validBody } from './valid-body.js';

const given = new Set([...everyFeature, ...everyContractEntry].map(({ operation }) => operation));

/** They end the session, or need the buyer's password or mailbox, or what an earlier call stored. */
const leftOut = new Set<Operation>([
  logout,
  changeProfile,
  changePassword,
  verifyEmailByCode,
  createOffer,
  changeContract,
  endContract,
  decideInspection,
  recordKeys,
]);

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

/** Makes every call, and those that need a home or a contract from an earlier reply. Returns the replies by the paths of their operations. */
export async function makeEveryCall(
  make: (call: ExampleCall) => Promise<unknown>,
): Promise<ReadonlyMap<string, unknown>> {
  const replies = new Map<string, unknown>();
  for (const call of everyCall()) replies.set(call.operation.path, await make(call));
  const { id: contractId } = createContract.reply.parse(replies.get(createContract.path));
  for (const { operation, entry } of everyContractEntry) {
    replies.set(operation.path, await make({ operation, body: { contractId, entry }, params: {} }));
  }
  const { home } = createHome.reply.parse(replies.get(createHome.path));
  const offer = { operation: createOffer, body: { homeId: home.id }, params: {} };
  return replies.set(createOffer.path, await make(offer));
}

function isStoring({ access, method, path }: Operation): boolean {
  return access === 'buyer' && method.startsWith('P') && !path.includes(':');
}
