import * as journey from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, operationRouter, principalOf } from '@hearthway/service-kit';
import type { NoticeStore } from './notice-store.js';

export function noticeRoutes(store: NoticeStore) {
  const routes = operationRouter();

  routes.handle(journey.listNotices, async (_input, context) => ({
    notices: await store.findByUser(principalOf(context).userId),
  }));

  routes.handle(journey.dismissNotice, async ({ params }, context) => {
    const deleted = await store.delete(principalOf(context).userId, params.noticeId);
    if (!deleted) throw new AppError('notice.not-found', problemTexts.noticeNotFound);
    return undefined;
  });

  return routes;
}
