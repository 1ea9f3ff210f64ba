import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import {
  emptyFinancialProfile,
  getFinancialProfile,
  getProfileDraftKey,
  listCounties,
  saveFinancialProfile,
} from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { exampleDraftKey, exampleProfile, nothingAssessed } from '../../testing/in-memory/financial-profile.js';
import { asked, failureOf, journeyPact as pact, problemLike, replied, requestAt, sent } from '../../testing/pact.js';

const { datetime, eachLike, integer, like, regex, string } = Matchers;

const path = '/api/financial-profile';
const complete = 'a buyer has said all that matching lenders needs';
const empty = 'a buyer has said nothing of their finances';

const updatedAt = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-20T15:00:00.000Z');
const readinessLike = {
  program: regex('^(conventional|fha|va|usda)$', 'fha'),
  level: regex('^(ready|nearly|work_to_do|unknown|not_available)$', 'ready'),
  checks: like([]),
};
/** The assessment of a complete profile, with every figure. */
const assessmentLike = {
  program: regex('^(conventional|fha|va|usda)$', 'conventional'),
  monthlyIncomeCents: integer(750_000),
  monthlyDebtsCents: integer(39_500),
  housingPaymentCents: integer(274_500),
  frontRatioBasisPoints: integer(3_660),
  backRatioBasisPoints: integer(4_187),
  guidelines: { frontRatioBasisPoints: null, backRatioBasisPoints: integer(4_500) },
  readiness: eachLike(readinessLike),
  missingForMatching: [],
  warnings: like([]),
  policyRows: like([]),
};
const { location, household, credit, savings, plan } = exampleProfile;
const profileLike = {
  location: like(location),
  household: like(household),
  income: { borrowers: eachLike({ incomes: like([]), noIncome: like(false) }) },
  debts: { debts: like([]) },
  credit: like(credit),
  savings: like(savings),
  plan: like({ ...plan, comfortPaymentCents: null }),
};

describe('the key of unsaved edits', () => {
  it('is 256 bits', () =>
    pact
      .addInteraction()
      .given(empty)
      .uponReceiving('a request for the key that seals unsaved edits')
      .withRequest('GET', `${path}/draft-key`, (request) => request.headers(asked))
      .willRespondWith(200, (response) =>
        response.headers(replied).jsonBody({ key: regex('^[\\w-]{43}$', exampleDraftKey) }),
      )
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), getProfileDraftKey)).toEqual({ key: exampleDraftKey });
      }));
});

describe('the financial profile', () => {
  it('is empty at version 0 before the first save', () =>
    pact
      .addInteraction()
      .given(empty)
      .uponReceiving('a request for the financial profile of a buyer who has said nothing')
      .withRequest('GET', path, (request) => request.headers(asked))
      .willRespondWith(200, (response) =>
        response.headers(replied).jsonBody({
          version: 0,
          updatedAt: null,
          profile: emptyFinancialProfile,
          assessment: { ...nothingAssessed, readiness: like([]), policyRows: like([]) },
        }),
      )
      .executeTest(async ({ url }) => {
        const kept = await callOperation(requestAt(url), getFinancialProfile);
        expect(kept).toMatchObject({ version: 0, profile: emptyFinancialProfile, assessment: nothingAssessed });
      }));

  it('is told with what it comes to', () =>
    pact
      .addInteraction()
      .given(complete)
      .uponReceiving('a request for the financial profile of a buyer who has said all')
      .withRequest('GET', path, (request) => request.headers(asked))
      .willRespondWith(200, (response) =>
        response
          .headers(replied)
          .jsonBody({ version: integer(1), updatedAt, profile: profileLike, assessment: assessmentLike }),
      )
      .executeTest(async ({ url }) => {
        const kept = await callOperation(requestAt(url), getFinancialProfile);
        expect(kept.assessment).toMatchObject({ backRatioBasisPoints: 4_187, missingForMatching: [] });
      }));

  it('is refused to someone whose session has ended', () =>
    pact
      .addInteraction()
      .given('nobody is signed in')
      .uponReceiving('a request for a financial profile with a token that is not valid')
      .withRequest('GET', path, (request) => request.headers({ ...asked, authorization: 'not-a-valid-token' }))
      .willRespondWith(401, (response) => response.headers(replied).jsonBody(problemLike('session.required')))
      .executeTest(async ({ url }) => {
        const failure = await failureOf(callOperation(requestAt(url, 'not-a-valid-token'), getFinancialProfile));
        expect(failure).toMatchObject({ status: 401, code: 'session.required' });
      }));
});

describe('a change of the financial profile', () => {
  it('is answered with the next version, as it was sent', () =>
    pact
      .addInteraction()
      .given(empty)
      .uponReceiving('the first save of a financial profile')
      .withRequest('PUT', path, (request) => request.headers(sent).jsonBody({ version: 0, profile: exampleProfile }))
      .willRespondWith(200, (response) =>
        response
          .headers(replied)
          .jsonBody({ version: 1, updatedAt, profile: exampleProfile, assessment: assessmentLike }),
      )
      .executeTest(async ({ url }) => {
        const kept = await callOperation(requestAt(url), saveFinancialProfile, {
          body: { version: 0, profile: exampleProfile },
        });
        expect(kept).toMatchObject({ version: 1, profile: exampleProfile });
      }));

  it('is refused when the profile was changed since it was read', () =>
    pact
      .addInteraction()
      .given(complete)
      .uponReceiving('a save over an older version of a financial profile')
      .withRequest('PUT', path, (request) => request.headers(sent).jsonBody({ version: 0, profile: exampleProfile }))
      .willRespondWith(409, (response) => response.headers(replied).jsonBody(problemLike('financial-profile.conflict')))
      .executeTest(async ({ url }) => {
        const change = { version: 0, profile: exampleProfile };
        const failure = await failureOf(callOperation(requestAt(url), saveFinancialProfile, { body: change }));
        expect(failure).toMatchObject({ status: 409, code: 'financial-profile.conflict' });
      }));

  it('is refused with the section’s name when the county is not one of the state', () => {
    const profile = { ...emptyFinancialProfile, location: { state: 'CO', countyFips: '48453' } } as const;
    return pact
      .addInteraction()
      .given(empty)
      .uponReceiving('a save of a financial profile with a county of another state')
      .withRequest('PUT', path, (request) => request.headers(sent).jsonBody({ version: 0, profile }))
      .willRespondWith(400, (response) =>
        response.headers(replied).jsonBody({
          ...problemLike('financial-profile.unknown-county'),
          details: eachLike({ path: 'body.profile.location.countyFips', message: string('Choose a county') }),
        }),
      )
      .executeTest(async ({ url }) => {
        const failure = await failureOf(
          callOperation(requestAt(url), saveFinancialProfile, { body: { version: 0, profile } }),
        );
        expect(failure).toMatchObject({
          status: 400,
          details: [{ path: 'body.profile.location.countyFips', message: 'Choose a county' }],
        });
      });
  });
});

describe('the counties', () => {
  it('of a state are told by code and name', () =>
    pact
      .addInteraction()
      .given(empty)
      .uponReceiving('a request for the counties of Texas')
      .withRequest('GET', '/api/counties', (request) => request.query({ state: 'TX' }).headers(asked))
      .willRespondWith(200, (response) =>
        response
          .headers(replied)
          .jsonBody(eachLike({ fips: regex(String.raw`^48\d{3}$`, '48453'), name: string('Travis') })),
      )
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), listCounties, { query: { state: 'TX' } })).toEqual([
          { fips: '48453', name: 'Travis' },
        ]);
      }));
});
