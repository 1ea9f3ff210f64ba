import {
  emptyInspection,
  type Home,
  type InspectionGuide,
  type InspectionView,
  type LoanEstimate,
} from '@hearthway/contracts/journey';
import { AppError, type Transaction } from '@hearthway/service-kit';
import { writePdf } from '../pdf/index.js';
import { dayOf, formRowOn, licenseRowOn, policyAt, type PolicyReader } from '../policy/index.js';
import type { ShownContract } from '../purchase-contract/index.js';
import { addOnsFor } from './add-ons.js';
import { mostImportant, totalsOf } from './findings.js';
import type { InspectionStore, StoredInspection } from './inspection-store.js';
import { windowOf } from './inspection-window.js';
import { readFunds, type FundsDependencies } from './read-funds.js';
import { letterOnPaper, requestLetter, type LetterFacts } from './request-letter.js';
import { reservesOf } from './reserves.js';

export interface ReadDependencies extends FundsDependencies {
  readonly store: InspectionStore;
  readonly readShownContract: (userId: string, transaction?: Transaction | null) => Promise<ShownContract | undefined>;
  readonly readChosenEstimate: (userId: string, contractId: string) => Promise<LoanEstimate | undefined>;
  readonly readHome: (userId: string, homeId: string) => Promise<Home | undefined>;
  /** How many photos the buyer has of these findings. */
  readonly countPhotos: (userId: string, findingIds: readonly string[]) => Promise<number>;
}

/** The inspection of the home that the buyer's pages are about, and what is usual in its state; the latter also without one. */
export async function readInspection(dependencies: ReadDependencies, userId: string): Promise<InspectionView> {
  const { store, readShownContract, readProfile, now } = dependencies;
  const shown = await readShownContract(userId);
  const policy = policyAt(dayOf(now()));
  if (!shown) {
    const state = (await readProfile(userId)).location?.state ?? null;
    const addOns = addOnsAt(state, policy);
    return { ...withoutContract, addOns, guide: guideFor(state, addOns, policy) };
  }
  const stored = await store.find(userId, shown.contract.id);
  return assess(dependencies, { userId, shown, stored }, policy);
}

const nothing = { lowCents: 0, highCents: 0 };
const withoutContract: Omit<InspectionView, 'addOns' | 'guide'> = {
  contract: null,
  inspection: { ...emptyInspection, version: 0, updatedAt: null, decisions: [] },
  home: { yearBuilt: null, propertyType: null },
  loanType: null,
  window: { kind: 'none', deadline: null, resolution: null },
  totals: { all: nothing, asked: nothing, accepted: nothing, reserves: null },
  letter: null,
};

const addOnsAt = (state: InspectionGuide['state'], policy: PolicyReader) =>
  addOnsFor({ ...withoutContract.home, state, traits: [], ordered: [], year: yearOf(policy) }, policy);

const yearOf = ({ date }: PolicyReader): number => Number(date.slice(0, 'YYYY'.length));

interface InspectionThere {
  readonly userId: string;
  readonly shown: ShownContract;
  readonly stored: StoredInspection;
}

async function assess(
  dependencies: ReadDependencies,
  { userId, shown, stored }: InspectionThere,
  policy: PolicyReader,
): Promise<InspectionView> {
  const { contract } = shown;
  const { homeId, priceCents, financing, state } = contract.terms;
  const { entry, version, updatedAt } = stored;
  const now = dependencies.now();
  const home = homeId === null ? undefined : await dependencies.readHome(userId, homeId);
  const estimate = financing === 'cash' ? undefined : await dependencies.readChosenEstimate(userId, contract.id);
  const funds = await readFunds(dependencies, userId, home && { ...home, priceCents });
  const letter = requestLetter(await letterFacts(dependencies, { userId, shown, stored }, now));
  const facts = {
    yearBuilt: entry.yearBuilt ?? home?.yearBuilt ?? null,
    propertyType: home?.propertyType ?? null,
  };
  const { traits, ordered } = entry;
  const addOns = addOnsFor({ ...facts, state, traits, ordered, year: yearOf(policy) }, policy);
  return {
    contract,
    inspection: { ...entry, version, updatedAt },
    home: facts,
    loanType: estimate?.loanType ?? null,
    window: windowOf(shown, now),
    totals: { ...totalsOf(entry.findings), reserves: reservesOf({ ...funds, estimate }, contract.terms) },
    letter: letter ? { text: letter.text, findingIds: [...letter.findingIds] } : null,
    addOns,
    guide: guideFor(state, addOns, policy),
  };
}

/** With the figures of these add-on inspections. */
function guideFor(
  state: InspectionGuide['state'],
  addOns: InspectionView['addOns'],
  policy: PolicyReader,
): InspectionGuide {
  const license = licenseRowOn(policy.date, state);
  const form = formRowOn(policy.date, state);
  const { request, extend, terminate, note } = form;
  const general = policy.findRow('closing/inspection');
  const cited = new Set([general?.id, ...addOns.flatMap(({ policyRowIds }) => policyRowIds)]);
  return {
    state,
    license: {
      required: license.key.endsWith('/general') ? null : license.value === 1,
      text: license.text,
      lookups: [...license.lookups],
      policyRowId: license.id,
    },
    forms: { request, extend, terminate, note, policyRowId: form.id },
    general: { lowCents: general?.range?.low ?? 0, highCents: general?.range?.high ?? 0 },
    policyRows: [license, form, ...policy.used().filter(({ id }) => cited.has(id))],
  };
}

/** @throws AppError `contract.not-found`, `inspection.nothing-asked` */
export async function writeLetter(dependencies: ReadDependencies, userId: string): Promise<Uint8Array<ArrayBuffer>> {
  const { store, readShownContract, now } = dependencies;
  const shown = await readShownContract(userId);
  if (!shown) throw new AppError('contract.not-found', 'You have no home under contract');
  const stored = await store.find(userId, shown.contract.id);
  const writtenAt = now();
  const { request } = formRowOn(dayOf(writtenAt), shown.contract.terms.state);
  const content = letterOnPaper(
    await letterFacts(dependencies, { userId, shown, stored }, writtenAt),
    writtenAt,
    request,
  );
  if (content) return writePdf(content);
  throw new AppError('inspection.nothing-asked', 'Add a finding that you ask the seller about first.');
}

async function letterFacts(
  { countPhotos }: Pick<ReadDependencies, 'countPhotos'>,
  { userId, shown, stored }: InspectionThere,
  now: Date,
): Promise<LetterFacts> {
  const { inspectedOn, findings } = stored.entry;
  const asked = mostImportant(findings).map(({ id }) => id);
  const { kind, deadline } = windowOf(shown, now);
  const endsOn = kind === 'open' ? (deadline.own ?? deadline).localDate : null;
  const photos = await countPhotos(userId, asked);
  return { address: shown.contract.terms.address, inspectedOn, findings, endsOn, photos };
}
