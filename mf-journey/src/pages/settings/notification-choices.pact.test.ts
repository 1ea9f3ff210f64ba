import { getNotificationChoices, noNotifications, saveNotificationChoices } from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { asked, journeyPact, replied, requestAt, sent } from '../../testing/pact.js';

const path = '/api/notification-choices';
const wanted = {
  ...noNotifications,
  milestoneTips: true,
  timeZone: 'America/Denver',
  quietHours: { from: '22:00', to: '07:00' },
};

describe('the choices of notifications', () => {
  it('are all off at first', () =>
    journeyPact
      .addInteraction()
      .given('a buyer is signed in and has chosen no notification')
      .uponReceiving('a request for the choices of notifications')
      .withRequest('GET', path, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (reply) => {
        reply.headers(replied).jsonBody(noNotifications);
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), getNotificationChoices)).toEqual(noNotifications);
      }));

  it('are saved together', () =>
    journeyPact
      .addInteraction()
      .given('a buyer is signed in and has chosen no notification')
      .uponReceiving('all choices of notifications')
      .withRequest('PUT', path, (request) => {
        request.headers(sent).jsonBody(wanted);
      })
      .willRespondWith(200, (reply) => {
        reply.headers(replied).jsonBody(wanted);
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), saveNotificationChoices, { body: wanted })).toEqual(wanted);
      }));
});
