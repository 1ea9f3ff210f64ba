import * as journey from '@hearthway/contracts/journey';
import { creationIdOf, operationRouter, principalOf, versionOf, type RequestContext } from '@hearthway/service-kit';
import { addHome } from './add-homes.js';
import { changeHome } from './change-home.js';
import { deleteHome } from './delete-home.js';
import type { HomeDependencies } from './dependencies.js';
import { importHomes } from './import/import-homes.js';
import { listHomes } from './list-homes.js';
import { mergeHomes } from './merge-homes.js';
import { planTour } from './plan-tour.js';
import { shown, withImpressions } from './stored-home.js';
import { updateHome, type HomeRequest } from './update-home.js';

export function homeRoutes(dependencies: HomeDependencies) {
  const routes = operationRouter();

  routes.handle(journey.listHomes, (_input, context) => listHomes(dependencies, principalOf(context).userId));

  routes.handle(journey.createHome, async ({ body }, context) => {
    const { userId } = principalOf(context);
    return shown(await addHome(dependencies, userId, creationIdOf(context), body));
  });

  routes.handle(journey.changeHome, ({ params, body }, context) =>
    changeHome(dependencies, requestOf(params, context), body),
  );

  routes.handle(journey.moveHome, ({ params, body }, context) =>
    updateHome(dependencies, requestOf(params, context), body, (home) => ({ ...home, stage: body.stage })),
  );

  routes.handle(journey.planTour, ({ params, body }, context) =>
    planTour(dependencies, requestOf(params, context), body.tourAt),
  );

  routes.handle(journey.saveHomeImpressions, ({ params, body }, context) =>
    updateHome(dependencies, requestOf(params, context), body, (home) => withImpressions(home, body)),
  );

  routes.handle(journey.mergeHomes, ({ params, body }, context) =>
    mergeHomes(dependencies, requestOf(params, context), body),
  );

  routes.handle(journey.deleteHome, async ({ params }, context) => {
    await deleteHome(dependencies, requestOf(params, context));
    return undefined;
  });

  routes.handle(journey.importHomes, ({ body }, context) =>
    importHomes(dependencies, { userId: principalOf(context).userId, creationId: creationIdOf(context), ...body }),
  );

  return routes;
}

function requestOf({ homeId }: { readonly homeId: string }, context: RequestContext): HomeRequest {
  const { userId } = principalOf(context);
  return { userId, homeId, version: versionOf(context), correlationId: context.correlationId };
}
