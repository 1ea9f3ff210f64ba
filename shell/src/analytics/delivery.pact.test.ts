import { describe, expect, it } from '@jest/globals';
import { pactBetween } from '@hearthway/tooling/pact';
import { MatchersV3 } from '@pact-foundation/pact';
import { createDelivery, type ReportedEvent } from './delivery.js';

const pact = pactBetween('shell', 'svc-analytics');

const { like, regex } = MatchersV3;
const jsonReply = { 'content-type': regex('application\\/json.*', 'application/json; charset=utf-8') };
const stamp = { visitId: '5a1d2c3b-9e8f-4a7b-8c6d-0e1f2a3b4c5d', occurredAt: '2026-11-20T12:00:00.000Z' };
const pageView: ReportedEvent = {
  ...stamp,
  eventType: 'page_view',
  eventSource: 'mf-marketing',
  eventData: { path: '/faq', title: 'Questions and answers · Hearthway' },
  eventId: 'b3f1c7a0-5d0e-4b8e-9c39-7f1c0e6f2a11',
};
const sliceFailure: ReportedEvent = {
  ...stamp,
  eventType: 'error',
  eventSource: 'mf-journey',
  eventData: { kind: 'slice-failure', phase: 'load', reason: 'TypeError' },
  eventId: 'c4a2d8b1-6e1f-4c9f-8d4a-8a2d1f7a3b22',
};
const uncaught: ReportedEvent = {
  ...stamp,
  eventType: 'error',
  eventSource: 'shell',
  eventData: { kind: 'unhandled-rejection', errorName: 'RangeError', script: null },
  eventId: 'd5b3e9c2-7f20-4da0-9e5b-9b3e208b4c33',
};

describe('what the shell needs of the analytics service', () => {
  it('has a batch of events accepted', async () => {
    const events = [pageView, sliceFailure, uncaught];
    await pact
      .addInteraction()
      .uponReceiving('a batch of events')
      .withRequest('POST', '/api/analytics/events', (request) =>
        request.headers({ 'content-type': 'application/json' }).jsonBody({ events }),
      )
      .willRespondWith(202, (reply) => reply.headers(jsonReply).jsonBody({ accepted: like(events.length) }))
      .executeTest(async ({ url }) => {
        const delivery = createDelivery((path, init) => fetch(url + path, init));
        expect(await delivery.send(events)).toBe('accepted');
      });
  });

  it('learns that a batch is rejected for good', async () => {
    const events = [{ ...pageView, eventSource: '' }];
    await pact
      .addInteraction()
      .uponReceiving('a batch with an event that is not valid')
      .withRequest('POST', '/api/analytics/events', (request) =>
        request.headers({ 'content-type': 'application/json' }).jsonBody({ events }),
      )
      .willRespondWith(400, (reply) => reply.headers(jsonReply).jsonBody({ code: 'request.invalid' }))
      .executeTest(async ({ url }) => {
        const delivery = createDelivery((path, init) => fetch(url + path, init));
        expect(await delivery.send(events)).toBe('rejected');
      });
  });
});
