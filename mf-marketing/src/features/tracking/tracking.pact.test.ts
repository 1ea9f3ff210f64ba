import { expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { trackEvents } from '@hearthway/contracts/analytics';
import type { TrackedEvent } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { json, jsonHeaders, pactWith, transportTo } from '../../testing/pact.js';
import {
  clicked,
  depthReached,
  exitIntended,
  formFailed,
  formSent,
  interacted,
  sectionReached,
  stepReached,
} from './events.js';

const pact = pactWith('svc-analytics');

/** One event of each kind, because svc-analytics validates the data of each. */
const events: readonly TrackedEvent[] = [
  clicked('founding-member'),
  interacted('commission-explainer', { open: true }),
  interacted('ways-to-buy', { tab: 'solo' }),
  sectionReached('features', 25),
  depthReached(30),
  exitIntended(),
  formSent('waitlist'),
  formFailed('waitlist', 'network.failed'),
  stepReached('joined'),
];

/** As the shell sends them: with a time, and an id that removes duplicates. */
const batch = events.map(({ eventData = {}, ...event }, index) => ({
  ...event,
  eventData: { ...eventData },
  eventId: `00000000-0000-4000-8000-00000000000${index + 1}`,
  visitId: '6f1f7a52-6c0e-4c37-9a39-0b8f0f6a3f11',
  occurredAt: '2026-11-20T18:30:00.000Z',
}));

it('accepts a batch with every kind of event', async () => {
  await pact
    .addInteraction()
    .uponReceiving('a batch with every kind of event of the public pages')
    .withRequest('POST', '/api/analytics/events', (request) => {
      request.headers(jsonHeaders).jsonBody({ events: batch });
    })
    .willRespondWith(202, (response) => {
      response.headers({ 'content-type': json() }).jsonBody({ accepted: Matchers.integer(batch.length) });
    })
    .executeTest(async ({ url }) => {
      const reply = await callOperation(transportTo(url), trackEvents, { body: { events: batch } });
      expect(reply).toEqual({ accepted: batch.length });
    });
});
