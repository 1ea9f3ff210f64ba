import { changeProfile, type ProfileChange, type User } from '@hearthway/contracts/identity';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

/** @throws {RequestError} `user.wrong-password`, `user.username-taken`, `user.email-taken` */
export function sendProfileChange(session: SessionAccess, change: ProfileChange): Promise<User> {
  return callOperation(session.request, changeProfile, { body: change });
}
