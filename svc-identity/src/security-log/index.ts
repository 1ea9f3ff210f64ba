import { purchaseRevealed } from '@hearthway/contracts/commerce';
import { listSecurityEvents, securityLogPageSize, type SecurityEventKind } from '@hearthway/contracts/identity';
import {
  on,
  type ConsumerDefinition,
  operationRouter,
  principalOf,
  type Dependencies,
  type ServiceModule,
  type Transaction,
} from '@hearthway/service-kit';
import { createSecurityLogStore, type SecurityLogStore } from './security-log-store.js';

/** What happened to accounts, for their owners. */
export interface SecurityLog extends Pick<SecurityLogStore, 'deleteByUser' | 'findForExport'> {
  /** Records it in the transaction that does it. */
  record(
    entry: { readonly userId: string; readonly kind: SecurityEventKind; readonly device: string | null },
    transaction: Transaction,
  ): Promise<void>;
}

interface ConsumerDependencies {
  readonly log: Pick<SecurityLog, 'record'>;
  /** Nothing is recorded for a deleted account. */
  readonly isUser: (userId: string, transaction: Transaction) => Promise<boolean>;
}

export const securityLogConsumer = ({ log, isUser }: ConsumerDependencies): ConsumerDefinition => ({
  queue: 'identity.security-log',
  handlers: [
    on(purchaseRevealed, async ({ data: { userId } }, transaction) => {
      if (!(await isUser(userId, transaction))) return;
      await log.record({ userId, kind: 'revealed-to-admin', device: null }, transaction);
    }),
  ],
});

interface Needed extends Pick<Dependencies, 'connection' | 'newId' | 'now'>, Pick<ConsumerDependencies, 'isUser'> {}

export function openSecurityLog({
  connection,
  newId,
  now,
  isUser,
}: Needed): ServiceModule & { readonly log: SecurityLog } {
  const store = createSecurityLogStore(connection);
  const log: SecurityLog = {
    record: (entry, transaction) => store.insert({ id: newId(), at: now(), ...entry }, transaction),
    deleteByUser: (userId, transaction) => store.deleteByUser(userId, transaction),
    findForExport: (userId) => store.findForExport(userId),
  };
  const routes = operationRouter();
  routes.handle(listSecurityEvents, async ({ query }, context) => {
    const found = await store.findPage(principalOf(context).userId, query.before);
    return {
      events: found
        .slice(0, securityLogPageSize)
        .map(({ id, kind, device, at }) => ({ id, kind, device, at: at.toISOString() })),
      hasMore: found.length > securityLogPageSize,
    };
  });
  return { stores: [store], routes, consumers: [securityLogConsumer({ log, isUser })], log };
}
