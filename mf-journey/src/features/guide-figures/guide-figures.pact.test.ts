import { expect, it } from '@jest/globals';
import { Matchers } from '@pact-foundation/pact';
import { guideFigureKeys } from '@hearthway/contracts/journey';
import { asked, journeyPact, replied, sessionAt } from '../../testing/pact.js';
import { fetchGuideFigures } from './api.js';

const { eachLike, integer, regex, string } = Matchers;

it('the figures of guides are fetched with their sources', async () => {
  await journeyPact
    .addInteraction()
    .given('a buyer is signed in and has the default milestones')
    .uponReceiving('a request for the figures of guides')
    .withRequest('GET', '/api/guide-figures', (request) => {
      request.headers(asked);
    })
    .willRespondWith(200, (response) => {
      const figure = {
        id: string('closing/appraisal@2026-01-01'),
        key: regex(`^(${guideFigureKeys.join('|')})$`, 'closing/appraisal'),
        name: string('Appraisal'),
        value: integer(55_000),
        unit: regex('^(basis-points|cents|count)$', 'cents'),
        range: { low: integer(40_000), high: integer(70_000) },
        sourceName: string('Mortgage Calculator Quick'),
        sourceUrl: string('https://mortgagecalculatorquick.com/'),
        effectiveFrom: regex('^\\d{4}-\\d\\d-\\d\\d$', '2026-01-01'),
        effectiveTo: null,
      };
      response.headers(replied).jsonBody({ figures: eachLike(figure) });
    })
    .executeTest(async ({ url }) => {
      const [figure] = await fetchGuideFigures(sessionAt(url));
      expect(figure).toMatchObject({ key: 'closing/appraisal', range: { low: 40_000, high: 70_000 } });
    });
});
