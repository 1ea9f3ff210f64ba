import { exampleSignedIn } from '@hearthway/contracts/examples';
import { listSecurityEvents, securityEventKinds } from '@hearthway/contracts/identity';
import { callOperation } from '@hearthway/web-kit/http';
import { expect, it } from '@jest/globals';
import { Matchers, MatchersV3 } from '@pact-foundation/pact';
import { identityPact, replied, requestAt } from '../../../testing/pact.js';

const { boolean, datetime, regex, string } = Matchers;

const instant = '2026-01-02T03:04:05.678Z';

it('the security log is listed', () =>
  identityPact
    .addInteraction()
    .given('jordan is signed in and has a security log')
    .uponReceiving('a request for the security log')
    .withRequest('GET', '/api/auth/security-events', (request) => {
      const authorization = MatchersV3.fromProviderState('${token}', exampleSignedIn.token);
      request.headers({ authorization, accept: 'application/json' });
    })
    .willRespondWith(200, (reply) => {
      // In other events, the device may be unknown.
      const event = {
        id: string('event-1'),
        kind: regex(securityEventKinds.join('|'), 'signed-in-by-password'),
        device: string('Firefox on Linux'),
        at: datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", instant),
      };
      reply.headers(replied).jsonBody({ events: MatchersV3.arrayContaining(event), hasMore: boolean(false) });
    })
    .executeTest(async ({ url }) => {
      expect(await callOperation(requestAt(url), listSecurityEvents, { query: {} })).toEqual({
        events: [{ id: 'event-1', kind: 'signed-in-by-password', device: 'Firefox on Linux', at: instant }],
        hasMore: false,
      });
    }));
