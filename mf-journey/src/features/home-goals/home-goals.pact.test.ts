import { describe, expect, it } from '@jest/globals';
import { exampleHomeGoals } from '@hearthway/contracts/examples';
import { emptyHomeGoals } from '@hearthway/contracts/home-goals';
import { Matchers } from '@pact-foundation/pact';
import { asked, failureOf, journeyPact as pact, problemLike, replied, sent, sessionAt } from '../../testing/pact.js';
import { fetchHomeGoals, sendHomeGoals } from './api.js';

const { datetime, eachLike, integer, like, string } = Matchers;

const path = '/api/home-goals';
const none = 'a buyer has said nothing of their goals';
const some = 'a buyer has saved goals for a home';
const updatedAt = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-20T15:00:00.000Z');

describe('the goals for a home', () => {
  it('are empty at version 0 before the first save', () =>
    pact
      .addInteraction()
      .given(none)
      .uponReceiving('a request for the goals of a buyer who has said nothing')
      .withRequest('GET', path, (request) => request.headers(asked))
      .willRespondWith(200, (response) =>
        response.headers(replied).jsonBody({ version: 0, updatedAt: null, goals: emptyHomeGoals, budgetCents: null }),
      )
      .executeTest(async ({ url }) => {
        expect(await fetchHomeGoals(sessionAt(url))).toMatchObject({ version: 0, goals: emptyHomeGoals });
      }));

  it('are returned as they were saved', () =>
    pact
      .addInteraction()
      .given(some)
      .uponReceiving('a request for saved goals')
      .withRequest('GET', path, (request) => request.headers(asked))
      .willRespondWith(200, (response) =>
        response
          .headers(replied)
          .jsonBody({ version: integer(1), updatedAt, goals: like(exampleHomeGoals), budgetCents: null }),
      )
      .executeTest(async ({ url }) => {
        expect(await fetchHomeGoals(sessionAt(url))).toMatchObject({ version: 1, goals: exampleHomeGoals });
      }));
});

describe('a save of the goals', () => {
  it('is answered with the next version', () =>
    pact
      .addInteraction()
      .given(none)
      .uponReceiving('the first save of goals')
      .withRequest('PUT', path, (request) => request.headers({ ...sent, 'if-match': '"0"' }).jsonBody(exampleHomeGoals))
      .willRespondWith(200, (response) =>
        response.headers(replied).jsonBody({ version: 1, updatedAt, goals: exampleHomeGoals, budgetCents: null }),
      )
      .executeTest(async ({ url }) => {
        expect(await sendHomeGoals(sessionAt(url), 0, exampleHomeGoals)).toMatchObject({ version: 1 });
      }));

  it('is refused over another version, with both versions', () =>
    pact
      .addInteraction()
      .given(some)
      .uponReceiving('a save over an older version of goals')
      .withRequest('PUT', path, (request) => request.headers({ ...sent, 'if-match': '"0"' }).jsonBody(emptyHomeGoals))
      .willRespondWith(409, (response) =>
        response.headers(replied).jsonBody({
          ...problemLike('home-goals.conflict'),
          versions: { yours: like({ coBuyer: null }), current: like({ version: 1 }) },
        }),
      )
      .executeTest(async ({ url }) => {
        const failure = await failureOf(sendHomeGoals(sessionAt(url), 0, emptyHomeGoals));
        expect(failure).toMatchObject({ status: 409, code: 'home-goals.conflict' });
      }));

  it('is refused with the field and the reason when words break a fair-housing rule', () => {
    const must = [{ trait: 'own', text: 'good schools', importance: 3 } as const];
    const goals = { ...emptyHomeGoals, buyer: { ...emptyHomeGoals.buyer, must } };
    return pact
      .addInteraction()
      .given(none)
      .uponReceiving('a save of goals with words that break a fair-housing rule')
      .withRequest('PUT', path, (request) => request.headers({ ...sent, 'if-match': '"0"' }).jsonBody(goals))
      .willRespondWith(400, (response) =>
        response.headers(replied).jsonBody({
          ...problemLike('request.invalid'),
          details: eachLike({ path: 'body.buyer.must.0.text', message: string('Name a school') }),
        }),
      )
      .executeTest(async ({ url }) => {
        const failure = await failureOf(sendHomeGoals(sessionAt(url), 0, goals));
        expect(failure).toMatchObject({ status: 400, details: [{ path: 'body.buyer.must.0.text' }] });
      });
  });
});
