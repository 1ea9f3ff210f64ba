import { signInByCode as operation } from '@hearthway/contracts/identity';
import type { OperationInput, OperationReply } from '@hearthway/contracts/operation';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

export type SignInCode = OperationInput<typeof operation>['body'];

/** Apart from the identity client, which every session needs: the contract of mailed links and codes is 3 KB. */
export const signInByCode = (bare: Transport, body: SignInCode): Promise<OperationReply<typeof operation>> =>
  callOperation(bare, operation, { body });
