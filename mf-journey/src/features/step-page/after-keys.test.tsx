import {
  exampleAppraisal,
  exampleCondition,
  exampleInspection,
  exampleEstimateEntry,
  exampleMortgageApplication,
  examplePurchaseTerms,
  exampleUnderwriting,
} from '@hearthway/contracts/examples';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { storedContract } from '../../testing/in-memory/contract.js';
import type { GivenJourney } from '../../testing/in-memory-journey.js';
import { renderJourney } from '../../testing/render-journey.js';

const hasKeys = {
  contract: null,
  history: [{ ...storedContract(examplePurchaseTerms), status: 'closed' as const }],
};
const at = '2026-11-24T10:00:00.000Z';

const saved: readonly (readonly [page: string, given: GivenJourney, texts: readonly RegExp[]])[] = [
  [
    '/mortgage-application',
    {
      mortgageApplication: { application: { ...exampleMortgageApplication, intentOn: '2026-11-24', estimateId: '1' } },
      gettingPreApproved: { estimates: [{ id: '1', version: 1, ...exampleEstimateEntry }] },
    },
    [/^Oak Bank$/, /6\.25%, November 24, 2026 to January 8, 2027/, /^You went ahead$/, /1 of 10 parts filled in/],
  ],
  [
    '/underwriting',
    {
      underwriting: {
        entry: exampleUnderwriting,
        conditions: [{ ...exampleCondition, sentOn: '2026-11-23', proof: 'By the portal' }],
        appraisal: exampleAppraisal,
      },
    },
    [
      /^Five conditions$/,
      /You sent this on November 23, 2026: By the portal/,
      /^Value \$380,000$/,
      /^Pay stub · dated/,
    ],
  ],
  [
    '/home-inspection',
    {
      inspection: {
        entry: exampleInspection,
        decisions: [
          { decision: 'proceed', recordedAt: at, sentAt: at, note: 'A credit of $1,500', form: '', untilAt: null },
        ],
      },
    },
    [/^Riverbend Home Inspections$/, /^Shingles are missing above the porch$/, /^A credit of \$1,500$/],
  ],
];

it.each(saved)('after the keys, %s shows what was saved, and changes nothing', async (page, given, texts) => {
  renderJourney({ at: page, contract: hasKeys, ...given });
  expect(await screen.findByText('This step is behind you')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See your first year' }).getAttribute('href')).toBe('/closing');
  for (const text of texts) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^(?:Edit|Add|Save|Go ahead|Go on|Take back)/ })).toBeNull();
  expect(await screen.findByText(/^You closed on this home\./)).toBeDefined();
  expect(screen.queryByRole('link', { name: /Go to your offers|Make an offer/ })).toBeNull();
});
