import * as identity from '@hearthway/contracts/identity';
import { operationRouter, principalOf, type OperationRouter } from '@hearthway/service-kit';
import { deviceOf } from '../sessions/index.js';
import { statusOf } from './data-export.js';
import { downloadDataExport, findDataExport } from './download-data-export.js';
import { requestDataExport, type DataExportDependencies } from './request-data-export.js';

export function dataExportRoutes(dependencies: DataExportDependencies): OperationRouter {
  const routes = operationRouter();

  routes.handle(identity.requestDataExport, (_input, context) => {
    const { userId } = principalOf(context);
    const { correlationId, headers } = context;
    return requestDataExport(dependencies, { userId, device: deviceOf(headers['user-agent']), correlationId });
  });

  routes.handle(identity.getDataExport, async ({ params }, context) => {
    const { userId } = principalOf(context);
    return statusOf(await findDataExport(dependencies, { ...params, userId }), dependencies.now());
  });

  routes.handle(identity.downloadDataExport, ({ params }, context) => {
    const { userId } = principalOf(context);
    return downloadDataExport(dependencies, { ...params, userId, device: deviceOf(context.headers['user-agent']) });
  });

  return routes;
}
