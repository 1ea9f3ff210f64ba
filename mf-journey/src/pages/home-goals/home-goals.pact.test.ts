import { exampleHomeGoals } from '@hearthway/contracts/examples';
import { emptyHomeGoals } from '@hearthway/contracts/home-goals';
import { getHomeGoals, saveHomeGoals } from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { asked, failureOf, journeyPact, problemLike, replied, requestAt, sent } from '../../testing/pact.js';

const path = '/api/home-goals';
const saveAt = (url: string, version: number) =>
  callOperation(requestAt(url), saveHomeGoals, { body: exampleHomeGoals, headers: { 'if-match': version } });

describe('home goals', () => {
  it('are empty at first', () =>
    journeyPact
      .addInteraction()
      .given('a buyer has named no home goals')
      .uponReceiving('a request for home goals')
      .withRequest('GET', path, (request) => {
        request.headers(asked);
      })
      .willRespondWith(200, (reply) => {
        reply.headers(replied).jsonBody({ version: 0, goals: emptyHomeGoals });
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), getHomeGoals)).toEqual({ version: 0, goals: emptyHomeGoals });
      }));

  it('are saved as a new version', () =>
    journeyPact
      .addInteraction()
      .given('a buyer has named no home goals')
      .uponReceiving('the first home goals')
      .withRequest('PUT', path, (request) => {
        request.headers({ ...sent, 'if-match': '"0"' }).jsonBody(exampleHomeGoals);
      })
      .willRespondWith(200, (reply) => {
        reply.headers(replied).jsonBody({ version: 1, goals: exampleHomeGoals });
      })
      .executeTest(async ({ url }) => {
        expect(await saveAt(url, 0)).toEqual({ version: 1, goals: exampleHomeGoals });
      }));

  it('are refused as a change of another version than the stored one', () =>
    journeyPact
      .addInteraction()
      .given('a buyer has saved home goals once')
      .uponReceiving('home goals that were changed elsewhere meanwhile')
      .withRequest('PUT', path, (request) => {
        request.headers({ ...sent, 'if-match': '"0"' }).jsonBody(exampleHomeGoals);
      })
      .willRespondWith(409, (reply) => {
        reply.headers(replied).jsonBody(problemLike('home-goals.conflict'));
      })
      .executeTest(async ({ url }) => {
        expect(await failureOf(saveAt(url, 0))).toMatchObject({ code: 'home-goals.conflict' });
      }));
});
