import { visitorSet, type HealthReport } from '@hearthway/contracts/releases';
import { inMemoryRegistry, sliceBuild } from '@hearthway/releases/testing';
import { createServiceClient } from '@hearthway/service-kit';
import { createTestCaller } from '@hearthway/service-kit/testing';
import { pactBetween } from '@hearthway/tooling/pact';
import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { createRegistry } from './registry.js';

const { eachLike, integer, like, regex, string } = MatchersV3;

const pact = pactBetween('gateway', 'registry');
const jsonReply = { 'content-type': regex('application\\/json.*', 'application/json; charset=utf-8') };
/** Signed per call. The provider's verification replaces it with a valid one. */
const called = { authorization: regex('^Bearer [\\w-]+\\.[\\w-]+\\.[\\w-]+$', 'Bearer header.claims.signature') };

const caller = createTestCaller('gateway');
const registryAt = (url: string) =>
  createRegistry(
    createServiceClient({
      caller: caller.name,
      service: 'registry',
      url,
      config: { CALL_SIGNING_KEY: caller.signingKey },
    }),
    40,
  );

/** What the provider has published and released in its state: the same build has the same version everywhere. */
const state = 'a build of mf-journey with one page is live';
const published = inMemoryRegistry().publish(sliceBuild('mf-journey', { pages: [{ path: '/dashboard' }] }));

describe('what the gateway needs of the release registry', () => {
  it('gets what is live', async () => {
    const { version } = await published;
    await pact
      .addInteraction()
      .given(state)
      .uponReceiving('a question for what is live')
      .withRequest('GET', '/internal/environments/local', (request) => request.headers(called))
      .willRespondWith(200, (reply) =>
        reply.headers(jsonReply).jsonBody({
          environment: 'local',
          revision: integer(1),
          slices: eachLike({ slice: string('mf-journey'), version: string(version), withdrawn: [], earlier: [] }),
          services: [],
        }),
      )
      .executeTest(async ({ url }) => {
        expect(await registryAt(url).site('local')).toEqual({
          environment: 'local',
          revision: 1,
          slices: [{ slice: 'mf-journey', version, withdrawn: [], earlier: [] }],
          services: [],
        });
      });
  });

  it('gets a release', async () => {
    const release = await published;
    await pact
      .addInteraction()
      .given(state)
      .uponReceiving('a question for a release')
      .withRequest('GET', `/internal/slices/mf-journey/releases/${release.version}`, (request) =>
        request.headers(called),
      )
      .willRespondWith(200, (reply) => reply.headers(jsonReply).jsonBody(like(release)))
      .executeTest(async ({ url }) => {
        expect(await registryAt(url).release('mf-journey', release.version)).toEqual(release);
      });
  });

  it('gets a compressed content', async () => {
    const { files } = await published;
    const { integrity = '' } = files.find(({ path }) => path === 'remoteEntry.11111111.js') ?? {};
    const id = Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex');
    await pact
      .addInteraction()
      .given(state)
      .uponReceiving('a question for a compressed content')
      .withRequest('GET', `/internal/contents/${id}/br`, (request) => request.headers(called))
      // Pact takes brotli for text. The gateway checks the digest of each content.
      .willRespondWith(200, (reply) => reply.headers({ 'content-type': 'application/octet-stream' }))
      .executeTest(async ({ url }) => {
        expect(await registryAt(url).content(id, 'br')).toBeInstanceOf(Buffer);
      });
  });

  it('says what visitors of a canary met', async () => {
    const visitors = visitorSet().toString();
    const seen = { served: visitors, mounted: visitors, failed: visitors, called: visitors, unanswered: visitors };
    const report: HealthReport = {
      window: 178_000_000,
      slices: [
        {
          slice: 'mf-journey',
          canary: { version: 'b'.repeat(20), ...seen },
          live: { version: (await published).version, ...seen },
        },
      ],
    };
    await pact
      .addInteraction()
      .given(state)
      .uponReceiving('a report about a canary')
      .withRequest('PUT', '/internal/environments/local/health/gateway-1', (request) =>
        request.headers({ ...called, 'content-type': 'application/json' }).jsonBody(report),
      )
      .willRespondWith(204)
      .executeTest(({ url }) => registryAt(url).reportHealth('local', 'gateway-1', report));
  });
});
