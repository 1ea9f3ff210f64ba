import {
  exampleAppraisal,
  exampleHomeGoals,
  exampleInspection,
  exampleMilestones,
  examplePurchaseTerms,
  exampleUser,
} from '@hearthway/contracts/examples';
import { listMilestones, type Milestone } from '@hearthway/contracts/journey';
import { renderStandaloneFrame } from '@hearthway/web-kit/standalone';
import { name } from './journey-app.js';
import { bootstrap, mount } from './spa.js';
import { exampleCalendar } from './testing/in-memory/example-calendar.js';
import { exampleDeadlines, storedContract } from './testing/in-memory/contract.js';
import { exampleDocuments } from './testing/in-memory/example-documents.js';
import { fullClosing } from './testing/in-memory/example-closing.js';
import { exampleRequested, exampleShare, exampleShared } from './testing/in-memory/document-shares.js';
import { exampleEnvelopes } from './testing/in-memory/envelopes.js';
import { exampleHomes, exampleSales, manyHomes } from './testing/in-memory/example-homes.js';
import { exampleLendersAndLetters } from './testing/in-memory/example-lenders-and-letters.js';
import { exampleOffers } from './testing/in-memory/example-offers.js';
import { exampleUnderwritingFile } from './testing/in-memory/example-underwriting.js';
import { exampleProfile } from './testing/in-memory/financial-profile.js';
import type { GivenHome } from './testing/in-memory/homes.js';
import { exampleApplication } from './testing/in-memory/mortgage-application.js';
import { examplePhotos } from './testing/in-memory/photos.js';
import { examplePurchases } from './testing/in-memory/purchases.js';
import { inMemoryJourney } from './testing/in-memory-journey.js';
import { testPlatform } from './testing/test-platform.js';

/**
 * The slice alone, signed in as the example buyer. `?completed=3` starts with three milestones completed, `?failing`
 * with a list that fails to load, `?waiting` with one that never loads, `?profile` with a complete financial profile,
 * `?unconfirmed` with an address that isn't confirmed, `?bought` with a membership and a toolkit,
 * `?homes` with some saved homes, or `?homes=200` with that many, `?offers` with offers for them, `?lenders` with
 * lenders, letters, and Loan Estimates, `?contract` with a home under contract, `?application` with a loan application
 * for it, `?inspection` with what was found in it, `?underwriting` with that loan on its way, `?appraisal` with a value
 * below the price, `?closing` with a closing of it, `?calendar` with events of every kind and alerts of some, `?documents`
 * with documents and uploads in every state, `?photos` with photos of a home, its tour, and a finding (with `?homes`, or
 * `?contract` and `?inspection`), `?envelopes` with what is out for signature, in every state.
 */
const search = new URLSearchParams(location.search);

const journey = inMemoryJourney({
  documentShares: {
    shares: search.has('documents') ? [exampleShare] : [],
    shared: { 'a-document': exampleShared, 'a-request': exampleRequested },
  },
  milestones: withCompleted(Number(search.get('completed') ?? 0)),
  ...(search.has('profile') && { financialProfile: exampleProfile }),
  ...(search.has('unconfirmed') && { account: { user: { ...exampleUser, emailVerified: false } } }),
  ...(search.has('bought') && { purchases: examplePurchases }),
  ...((search.has('offers') || search.has('bought')) && {
    offers: { offers: search.has('offers') ? exampleOffers : [], toolkit: search.has('bought') },
  }),
  ...(search.has('lenders') && exampleLendersAndLetters()),
  documents: {
    ...(search.has('documents') && exampleDocuments),
    ...(search.has('photos') && {
      documents: [
        ...(search.has('documents') ? (exampleDocuments.documents ?? []) : []),
        ...examplePhotos('home-1', exampleInspection.findings[0]?.id ?? ''),
      ],
    }),
  },
  ...(search.has('envelopes') && { envelopes: { envelopes: exampleEnvelopes } }),
  ...(search.has('calendar') && exampleCalendar(new Date())),
  ...(search.has('contract') && {
    contract: { contract: storedContract(examplePurchaseTerms), ...exampleDeadlines },
  }),
  ...(search.has('inspection') && {
    inspection: { entry: exampleInspection, reserves: { cents: 180_000, after: 'closing' } },
  }),
  ...(search.has('closing') && { closing: fullClosing }),
  ...(search.has('appraisal') && { appraisal: { entry: exampleAppraisal } }),
  ...(search.has('application') && { mortgageApplication: exampleApplication }),
  ...(search.has('underwriting') && { underwriting: exampleUnderwritingFile }),
  ...(search.has('homes') && {
    homeGoals: exampleHomeGoals,
    homes: {
      homes: homesFor(Number(search.get('homes'))),
      comparableSales: exampleSales,
      missing: [],
      goals: exampleHomeGoals,
    },
  }),
});
if (search.has('failing')) journey.failWith(listMilestones, 503);
if (search.has('waiting')) journey.hold(listMilestones);

const platform = testPlatform({ transport: journey.transport, user: journey.user(), ...renderStandaloneFrame(name) });

if (location.pathname === '/') platform.navigate('/dashboard');
await bootstrap({ name, platform });
await mount({ name, platform });

function homesFor(count: number): readonly GivenHome[] {
  return count > 0 ? manyHomes(count) : exampleHomes;
}

function withCompleted(count: number): readonly Milestone[] {
  return exampleMilestones.map((milestone, index) =>
    index < count ? { ...milestone, status: 'completed' } : milestone,
  );
}
