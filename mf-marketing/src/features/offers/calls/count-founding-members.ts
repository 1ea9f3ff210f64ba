import { countFoundingMembers } from '@hearthway/contracts/commerce';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

/** @throws {RequestError} */
export async function fetchFoundingMembersCount(transport: Transport): Promise<number> {
  return (await callOperation(transport, countFoundingMembers)).count;
}
