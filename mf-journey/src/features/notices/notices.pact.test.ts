import { expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, journeyPact, replied, sessionAt } from '../../testing/pact.js';
import { deleteNotice, fetchNotices } from './api.js';

const { eachLike, string, timestamp } = Matchers;

const notice = {
  id: 'notice-1',
  kind: 'milestone-reopened',
  milestoneTitle: 'Buying Power',
  createdAt: '2026-11-20T10:00:00.000Z',
} as const;

it('notices are listed', async () => {
  await journeyPact
    .addInteraction()
    .given('a milestone of the buyer was reopened', { noticeId: notice.id })
    .uponReceiving('a request for notices')
    .withRequest('GET', '/api/notices', (request) => {
      request.headers(asked);
    })
    .willRespondWith(200, (response) => {
      const { kind, id, milestoneTitle, createdAt } = notice;
      const shape = {
        kind,
        id: string(id),
        milestoneTitle: string(milestoneTitle),
        createdAt: timestamp("yyyy-MM-dd'T'HH:mm:ss.SSSX", createdAt),
      };
      response.headers(replied).jsonBody({ notices: eachLike(shape) });
    })
    .executeTest(async ({ url }) => {
      expect(await fetchNotices(sessionAt(url))).toEqual([notice]);
    });
});

it('a notice is dismissed', async () => {
  await journeyPact
    .addInteraction()
    .given('a milestone of the buyer was reopened', { noticeId: notice.id })
    .uponReceiving('the dismissal of a notice')
    .withRequest('DELETE', `/api/notices/${notice.id}`, (request) => {
      request.headers(asked);
    })
    .willRespondWith(204)
    .executeTest(async ({ url }) => {
      await deleteNotice(sessionAt(url), notice.id);
      expect.assertions(0);
    });
});
