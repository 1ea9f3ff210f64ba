import { describe, expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { examplePreApprovalInfo as example } from '@hearthway/contracts/examples';
import {
  emptyPreApprovalInfo,
  eraseSensitiveAnswers,
  getPreApprovalInfo,
  savePreApprovalInfo,
} from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { asked, journeyPact, problemLike, replied, requestAt, sent } from '../../testing/pact.js';

const { datetime } = Matchers;

const path = '/api/pre-approval-info';
const instant = '2026-01-02T03:04:05.678Z';
const saved = { ...example, updatedAt: instant, completedAt: instant };
const blank = { ...emptyPreApprovalInfo, updatedAt: null, completedAt: null };
const savedLike = {
  ...example,
  updatedAt: datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", instant),
  completedAt: datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", instant),
};

describe('the answers to the wizard', () => {
  it('are fetched for the signed-in buyer', () =>
    journeyPact
      .addInteraction()
      .given('a buyer is signed in and has answered the whole wizard')
      .uponReceiving('a request for the answers to the wizard')
      .withRequest('GET', path, (request) => {
        request.query({ ifNone: 'blank' }).headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(savedLike);
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), getPreApprovalInfo, { query: { ifNone: 'blank' } })).toEqual(saved);
      }));

  it('are blank before the first save', () =>
    journeyPact
      .addInteraction()
      .given('a buyer is signed in and has answered nothing of the wizard')
      .uponReceiving('a request for answers to the wizard that are not there')
      .withRequest('GET', path, (request) => {
        request.query({ ifNone: 'blank' }).headers(asked);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(blank);
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), getPreApprovalInfo, { query: { ifNone: 'blank' } })).toEqual(blank);
      }));

  it('are saved as one form', () =>
    journeyPact
      .addInteraction()
      .given('a buyer is signed in and has answered nothing of the wizard')
      .uponReceiving('all ten answers to the wizard')
      .withRequest('POST', path, (request) => {
        request.headers(sent).jsonBody(example);
      })
      .willRespondWith(200, (response) => {
        response.headers(replied).jsonBody(savedLike);
      })
      .executeTest(async ({ url }) => {
        expect(await callOperation(requestAt(url), savePreApprovalInfo, { body: example })).toEqual(saved);
      }));

  it('are erased where they are sensitive', () =>
    journeyPact
      .addInteraction()
      .given('a buyer is signed in and has answered the whole wizard')
      .uponReceiving('the erasure of the sensitive answers')
      .withRequest('DELETE', `${path}/sensitive`, (request) => {
        request.headers(asked);
      })
      .willRespondWith(204)
      .executeTest(({ url }) => callOperation(requestAt(url), eraseSensitiveAnswers)));

  it('are not saved for someone whose session has ended', () =>
    journeyPact
      .addInteraction()
      .given('nobody is signed in')
      .uponReceiving('answers to the wizard with a token that is not valid')
      .withRequest('POST', path, (request) => {
        request.headers({ ...sent, authorization: 'not-a-valid-token' }).jsonBody(example);
      })
      .willRespondWith(401, (response) => {
        response.headers(replied).jsonBody(problemLike('session.required'));
      })
      .executeTest(async ({ url }) => {
        await expect(
          callOperation(requestAt(url, 'not-a-valid-token'), savePreApprovalInfo, { body: example }),
        ).rejects.toMatchObject({
          status: 401,
          code: 'session.required',
        });
      }));
});
