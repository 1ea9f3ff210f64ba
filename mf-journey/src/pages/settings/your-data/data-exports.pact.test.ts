import { exampleSignedIn } from '@hearthway/contracts/examples';
import { downloadDataExport, getDataExport, requestDataExport } from '@hearthway/contracts/identity';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { Matchers, MatchersV3 } from '@pact-foundation/pact';
import { identityPact, problemLike, replied, requestAt } from '../../../testing/pact.js';

const { datetime, eachLike, like, string } = Matchers;

const asked = {
  authorization: MatchersV3.fromProviderState('${token}', exampleSignedIn.token),
  accept: 'application/json',
};
const instant = '2026-01-02T03:04:05.678Z';
const instantLike = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", instant);
const id = '0d5a4a4b-7a70-4f0c-9f2e-9a4f1f7b1c11';
const gathering = { id: string(id), status: 'gathering', missing: eachLike('journey'), requestedAt: instantLike };
const path = MatchersV3.fromProviderState('/api/auth/data-exports/${dataExportId}', `/api/auth/data-exports/${id}`);
const content = MatchersV3.fromProviderState(
  '/api/auth/data-exports/${dataExportId}/content',
  `/api/auth/data-exports/${id}/content`,
);

describe('a data export', () => {
  it('is asked for', () =>
    identityPact
      .addInteraction()
      .given('jordan is signed in')
      .uponReceiving('a request for all data')
      .withRequest('POST', '/api/auth/data-exports', (request) => {
        request.headers(asked);
      })
      .willRespondWith(202, (reply) => {
        reply.headers(replied).jsonBody(gathering);
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), requestDataExport)).toMatchObject({ id, status: 'gathering' });
      }));

  it('says how far it is', () =>
    identityPact
      .addInteraction()
      .given('the data of jordan is being gathered')
      .uponReceiving('a question how far an export is')
      .withRequest('GET', path, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (reply) => {
        reply.headers(replied).jsonBody(gathering);
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), getDataExport, { params: { dataExportId: id } })).toMatchObject({
          id,
          missing: ['journey'],
        });
      }));

  it('cannot be fetched before it is gathered', () =>
    identityPact
      .addInteraction()
      .given('the data of jordan is being gathered')
      .uponReceiving('a request for data that is still being gathered')
      .withRequest('GET', content, (request) => {
        request.headers(asked);
      })
      .willRespondWith(409, (reply) => {
        reply.headers(replied).jsonBody(problemLike('data-export.not-ready'));
      })
      .executeTest(async ({ url }) => {
        await expect(
          callOperation(requestAt(url), downloadDataExport, { params: { dataExportId: id } }),
        ).rejects.toMatchObject({ code: 'data-export.not-ready' });
      }));

  it('is fetched once it is gathered', () =>
    identityPact
      .addInteraction()
      .given('the data of jordan is gathered')
      .uponReceiving('a request for the gathered data')
      .withRequest('GET', content, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (reply) => {
        reply.headers(replied).jsonBody({
          requestedAt: instantLike,
          missing: [],
          parts: { identity: like({}), journey: like({}) },
        });
      })
      .executeTest(async ({ url }) => {
        const { missing, parts } = await callOperation(requestAt(url), downloadDataExport, {
          params: { dataExportId: id },
        });
        expect([missing, Object.keys(parts)]).toEqual([[], ['identity', 'journey']]);
      }));
});
