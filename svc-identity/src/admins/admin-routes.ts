import { checkAdmin, issueAdminToken as issueAdminTokenOperation } from '@hearthway/contracts/identity';
import { operationRouter, type OperationRouter } from '@hearthway/service-kit';
import { originOf } from '../sign-in-guard/index.js';
import { issueAdminToken, type IssueAdminTokenDependencies } from './issue-admin-token.js';

export function adminRoutes(dependencies: IssueAdminTokenDependencies): OperationRouter {
  const routes = operationRouter();

  routes.handle(checkAdmin, () => Promise.resolve({ authenticated: true as const }));

  routes.handle(issueAdminTokenOperation, async ({ body }) => {
    const { username, password, address, device } = body;
    const origin = originOf(address, device);
    const { token, expiresAt } = await issueAdminToken(dependencies, { username, password, origin });
    return { token, expiresAt: expiresAt.toISOString(), device: origin.device };
  });

  return routes;
}
