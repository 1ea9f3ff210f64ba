import * as journey from '@hearthway/contracts/journey';
import { AppError, operationRouter, principalOf, type RequestContext } from '@hearthway/service-kit';
import { addHome, importHomes, type AddHomesDependencies } from './add-homes.js';
import { changeFacts, changeHome, deleteHome, type HomeRequest } from './change-home.js';
import { listHomes, type ListHomesDependencies } from './list-homes.js';
import { shown, withImpressions, withStage, withTour } from './stored-home.js';

export type HomeRoutesDependencies = AddHomesDependencies & ListHomesDependencies;

export function homeRoutes(dependencies: HomeRoutesDependencies) {
  const { sales, now, transaction } = dependencies;
  const routes = operationRouter();

  routes.handle(journey.listHomes, (_input, context) => listHomes(dependencies, principalOf(context).userId));

  routes.handle(journey.createHome, async ({ headers, body }, context) => {
    const { home, merged } = await addHome(dependencies, { ...addRequest(headers, context), entry: body });
    return { home: shown(home), merged };
  });

  routes.handle(journey.changeHome, async (input, context) => {
    const { home, merged } = await changeFacts(dependencies, homeRequest(input, context), input.body);
    return { home: shown(home), merged };
  });

  routes.handle(journey.moveHome, async (input, context) =>
    shown(
      await changeHome(dependencies, homeRequest(input, context), (home) => withStage(home, input.body.stage, now())),
    ),
  );

  routes.handle(journey.planTour, async (input, context) => {
    const tourAt = input.body.tourAt === null ? null : new Date(input.body.tourAt);
    return shown(await changeHome(dependencies, homeRequest(input, context), (home) => withTour(home, tourAt, now())));
  });

  routes.handle(journey.saveHomeImpressions, async (input, context) =>
    shown(
      await changeHome(
        dependencies,
        homeRequest(input, context),
        (home) => withImpressions(home, input.body, now()),
        ({ impressions }) => impressions,
      ),
    ),
  );

  routes.handle(journey.deleteHome, async (input, context) => {
    await deleteHome(dependencies, homeRequest(input, context));
    return undefined;
  });

  routes.handle(journey.importHomes, ({ headers, body }, context) =>
    importHomes(dependencies, addRequest(headers, context), body),
  );

  routes.handle(journey.listComparableSales, async (_input, context) => [
    ...(await sales.findByUser(principalOf(context).userId)),
  ]);

  routes.handle(journey.deleteComparableSale, async ({ params }, context) => {
    const { userId } = principalOf(context);
    await transaction(async (transaction) => {
      const before = await sales.findByUser(userId, transaction);
      const after = before.filter(({ id }) => id !== params.saleId);
      if (after.length === before.length) {
        throw new AppError('comparable-sale.not-found', 'We couldn’t find that sale');
      }
      await sales.replace(userId, after, transaction);
    });
    return undefined;
  });

  return routes;
}

interface HomeInput {
  readonly params: { readonly homeId: string };
  readonly headers: { readonly 'if-match': number };
}

const homeRequest = ({ params, headers }: HomeInput, context: RequestContext): HomeRequest => ({
  userId: principalOf(context).userId,
  homeId: params.homeId,
  version: headers['if-match'],
  correlationId: context.correlationId,
});

const addRequest = (headers: { readonly 'idempotency-key': string }, context: RequestContext) => ({
  userId: principalOf(context).userId,
  correlationId: context.correlationId,
  idempotencyKey: headers['idempotency-key'],
});
