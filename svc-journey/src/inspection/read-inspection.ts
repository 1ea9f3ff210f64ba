import type { AssessedInspection, Inspection, InspectionGuide, InspectionRoom } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { writePdf } from '../pdf/index.js';
import { dayOf, formRowOn, licenseRowOn, policyAt, type PolicyReader } from '../policy/index.js';
import type { CurrentContract } from '../purchase-contract/index.js';
import { addOnsFor } from './add-ons.js';
import type { InspectionDependencies } from './dependencies.js';
import { totalsOf } from './findings.js';
import { windowOf } from './inspection-window.js';
import { letterOnPaper, requestLetter, type LetterFacts } from './request-letter.js';
import { reservesOf } from './reserves.js';

/**
 * The inspection of the home under contract, or of the last that the buyer closed on, and what is usual in its state; the latter also
 * before there is either.
 */
export async function readInspection(dependencies: InspectionDependencies, userId: string): Promise<InspectionRoom> {
  const { readShownContract, readState, now } = dependencies;
  const today = dayOf(now());
  const policy = policyAt(today);
  const contract = await readShownContract(userId);
  const state = contract?.contract.terms.state ?? (await readState(userId)) ?? null;
  const current = contract ? await assess(dependencies, userId, contract, policy) : null;
  return { current, guide: guideFor(state, today, policy) };
}

/** @throws AppError `inspection.not-found`, `inspection.nothing-asked` */
export async function writeLetter(
  { store, readShownContract, now }: InspectionDependencies,
  userId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const current = await readShownContract(userId);
  if (!current) throw new AppError('inspection.not-found', problemTexts.inspectionNotFound);
  const writtenAt = now();
  const facts = letterFacts(current, await store.find(userId, current.contract.id));
  const { request } = formRowOn(dayOf(writtenAt), current.contract.terms.state);
  const content = letterOnPaper(facts, writtenAt, request);
  if (!content) throw new AppError('inspection.nothing-asked', problemTexts.inspectionNothingAsked);
  return writePdf(content);
}

async function assess(
  { store, findHome, readBuyer, now }: InspectionDependencies,
  userId: string,
  current: CurrentContract,
  policy: PolicyReader,
): Promise<AssessedInspection> {
  const { id, status, terms } = current.contract;
  const [inspection, found] = await Promise.all([
    store.find(userId, id),
    terms.homeId === null ? undefined : findHome(userId, terms.homeId),
  ]);
  const home = found && { ...found, priceCents: terms.priceCents };
  const letter = requestLetter(letterFacts(current, inspection));
  const reserves = reservesOf(await readBuyer(userId, home), terms);
  return {
    inspection,
    status: status === 'closed' ? 'closed' : 'active',
    window: windowOf(current, now()),
    totals: { ...totalsOf(inspection.findings), reserves },
    letter: letter ? { text: letter.text, findingIds: [...letter.findingIds] } : null,
    addOns: addOnsFor(
      {
        state: terms.state,
        yearBuilt: inspection.yearBuilt ?? home?.yearBuilt ?? null,
        propertyType: home?.propertyType ?? null,
        traits: inspection.traits,
        ordered: inspection.ordered,
        year: now().getUTCFullYear(),
      },
      policy,
    ),
  };
}

function letterFacts(
  { contract: { terms }, deadlines }: CurrentContract,
  { inspectedOn, findings }: Inspection,
): LetterFacts {
  const deadline = deadlines.find(({ key }) => key === 'inspection');
  const endsOn = deadline ? (deadline.own?.localDate ?? deadline.localDate) : null;
  return { address: terms.address, inspectedOn, findings, endsOn };
}

function guideFor(state: InspectionGuide['state'], today: string, policy: PolicyReader): InspectionGuide {
  const license = licenseRowOn(today, state);
  const { request, extend, terminate, note, ...form } = formRowOn(today, state);
  const { low: lowCents = 0, high: highCents = 0 } = policy.findRow('closing/inspection')?.range ?? {};
  const isOwnRow = !license.key.endsWith('/general');
  return {
    state,
    license: {
      required: isOwnRow ? license.value === 1 : null,
      text: license.text,
      lookups: license.lookups.map((lookup) => ({ ...lookup })),
    },
    forms: { request, extend, terminate, note },
    general: { lowCents, highCents },
    policyRows: [license, form, ...policy.used()],
  };
}
