import { dismissAlert, listAlerts } from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { asked, journeyPact, replied, requestAt, sent } from '../../testing/pact.js';

const { eachLike, integer, string, timestamp } = Matchers;

const alertId = 'a2f4b1c0-7a53-4a5e-9a0e-2b7d1c3e4f50';
const alert = {
  id: alertId,
  title: 'Option period ends',
  kind: 'deadline',
  startsAt: '2026-11-26T23:00:00.000Z',
  timeZone: 'America/Chicago',
  hours: 72,
} as const;
const withAlert = () => journeyPact.addInteraction().given('a buyer with an alert');

it('alerts are listed', async () => {
  await withAlert()
    .uponReceiving('a request for alerts')
    .withRequest('GET', '/api/alerts', (request) => {
      request.headers(asked);
    })
    .willRespondWith(200, (reply) => {
      const { id, title, kind, startsAt, timeZone, hours } = alert;
      const shape = {
        kind,
        id: string(id),
        title: string(title),
        startsAt: timestamp("yyyy-MM-dd'T'HH:mm:ss.SSSX", startsAt),
        timeZone: string(timeZone),
        hours: integer(hours),
      };
      reply.headers(replied).jsonBody({ alerts: eachLike(shape) });
    })
    .executeTest(async ({ url }) => {
      expect(await callOperation(requestAt(url), listAlerts)).toEqual({ alerts: [alert] });
    });
});

it('an alert is dismissed', async () => {
  const body = { hours: alert.hours };
  await withAlert()
    .uponReceiving('the dismissal of an alert')
    .withRequest('DELETE', `/api/alerts/${alertId}`, (request) => {
      request.headers(sent).jsonBody(body);
    })
    .willRespondWith(204)
    .executeTest(({ url }) =>
      callOperation(requestAt(url), dismissAlert, { params: { calendarEventId: alertId }, body }),
    );
});
