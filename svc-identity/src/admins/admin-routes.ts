import { checkAdmin, issueAdminToken } from '@hearthway/contracts/identity';
import { operationRouter, type OperationRouter } from '@hearthway/service-kit';
import type { IssueAdminToken } from './issue-admin-token.js';

export function adminRoutes(issue: IssueAdminToken): OperationRouter {
  const routes = operationRouter();

  routes.handle(checkAdmin, () => Promise.resolve({ authenticated: true as const }));

  routes.handle(issueAdminToken, async ({ body }) => {
    const { token, expiresAt } = await issue(body);
    return { token, expiresAt: expiresAt.toISOString() };
  });

  return routes;
}
