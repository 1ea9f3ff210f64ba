import { operationRouter, principalOf, type OperationRouter } from '@hearthway/service-kit';
import type { AdminAuditStore } from './admin-audit-store.js';

interface AuditDependencies {
  readonly store: AdminAuditStore;
  readonly now: () => Date;
}

/** A router that writes down each call of an admin before it is answered: what cannot be written down is not answered. */
export function auditedRouter({ store, now }: AuditDependencies): OperationRouter {
  const routes = operationRouter();
  return {
    ...routes,
    handle(operation, handler) {
      routes.handle(operation, async (input, context) => {
        if (operation.access === 'admin') {
          const { userId: admin } = principalOf(context);
          await store.add({ at: now(), admin, operation: operation.id, requestId: context.requestId });
        }
        return handler(input, context);
      });
    },
  };
}
