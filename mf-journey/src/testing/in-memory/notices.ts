import {
  dismissNotice,
  listMilestoneRules,
  listNotices,
  type MilestoneRule,
  type Notice,
} from '@hearthway/contracts/journey';
import { Refusal, route } from '@hearthway/web-kit/testing';

export function inMemoryNotices(given: readonly Notice[] = [], rules: () => readonly MilestoneRule[] = () => []) {
  let notices = [...given];
  return {
    notices: () => notices,
    routes: [
      route(listNotices, () => ({ notices })),
      route(dismissNotice, ({ params }) => {
        const left = notices.filter(({ id }) => id !== params.noticeId);
        if (left.length === notices.length) throw new Refusal(404, 'notice.not-found', 'We couldn’t find that notice');
        notices = left;
        return undefined;
      }),
      route(listMilestoneRules, () => ({ rules: [...rules()] })),
    ],
  };
}
