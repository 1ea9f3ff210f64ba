import { changePassword, type PasswordChange } from '@hearthway/contracts/identity';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

/** @throws {RequestError} `user.wrong-password` */
export async function sendPasswordChange(session: SessionAccess, change: PasswordChange): Promise<void> {
  await callOperation(session.request, changePassword, { body: change });
}
