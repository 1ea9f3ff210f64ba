import { deleteAccount } from '@hearthway/contracts/identity';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

/** @throws {RequestError} `user.wrong-password` */
export async function sendAccountDeletion(session: SessionAccess, password: string): Promise<void> {
  await callOperation(session.request, deleteAccount, { body: { password } });
}
