import * as journey from '@hearthway/contracts/journey';
import { Refusal, route, versionConflict } from '@hearthway/web-kit/testing';

const now = '2026-11-20T10:00:00.000Z';

const exampleGuide: journey.InspectionGuide = {
  state: 'TX',
  license: {
    required: true,
    text: 'Texas licenses inspectors.',
    lookups: [{ name: 'Texas Real Estate Commission', url: 'https://www.trec.texas.gov/apps/license-holder-search/' }],
  },
  forms: { request: 'Amendment', extend: 'Amendment', terminate: 'Notice of Termination', note: 'Send it in time.' },
  general: { lowCents: 30_000, highCents: 50_000 },
  policyRows: [
    {
      id: 'inspector-license/TX@2026-01-01',
      name: 'License of home inspectors, TX',
      value: 1,
      unit: 'count',
      sourceName: 'Texas Occupations Code, chapter 1102',
      sourceUrl: 'https://statutes.capitol.texas.gov/Docs/OC/htm/OC.1102.htm',
      effectiveFrom: '2026-01-01',
      effectiveTo: null,
    },
  ],
};

export interface GivenInspection {
  readonly entry?: journey.InspectionEntry;
  readonly decisions?: readonly journey.PastDecision[];
  /** Given up instead of computed from the contract’s deadlines. */
  readonly waived?: boolean;
  readonly reserves?: journey.AssessedInspection['totals']['reserves'];
}

/** What the inspection needs of the contract. */
interface Contracts {
  readonly contract: () => journey.PurchaseContract | null;
  readonly shownContract: () => journey.PurchaseContract | null;
  readonly deadlines: () => readonly journey.Deadline[];
  readonly endContract: () => journey.PurchaseContract | null;
  readonly moveDeadline: (key: string, own: NonNullable<journey.Deadline['own']>) => void;
}

/** `onDecided` is told whether the decision that stands is to go on. */
export function inMemoryInspection(
  given: GivenInspection = {},
  contracts: Contracts,
  onDecided: (met: boolean) => void,
) {
  let version = 0;
  let entry = given.entry ?? journey.emptyInspection;
  let decisions = [...(given.decisions ?? [])];
  const inspection = (): journey.Inspection => ({
    contractId: contracts.shownContract()?.id ?? '',
    version,
    ...entry,
    decisions,
    updatedAt: version === 0 ? null : now,
  });
  const windowNow = (): journey.AssessedInspection['window'] => {
    const deadline = given.waived ? undefined : contracts.deadlines().find(({ key }) => key === 'inspection');
    if (!deadline) return { kind: given.waived ? 'waived' : 'none', deadline: null };
    const end = deadline.own?.at ?? deadline.at;
    return { kind: end < new Date().toISOString() ? 'passed' : 'open', deadline };
  };
  const assessedNow = (): journey.AssessedInspection | null => {
    const contract = contracts.shownContract();
    if (!contract) return null;
    const status = contract.status === 'closed' ? 'closed' : 'active';
    return { ...assessed(inspection(), windowNow(), given.reserves ?? null), status };
  };
  const room = (): journey.InspectionRoom => ({
    current: assessedNow(),
    guide: exampleGuide,
  });
  const check = (contractId: string, sentVersion: number | undefined, yours: unknown): void => {
    if (contracts.contract()?.id !== contractId) throw new Refusal(404, 'inspection.not-found', 'No contract');
    if (sentVersion !== version) throw versionConflict('inspection.conflict', { yours, current: inspection() });
  };
  return {
    inspection,
    /** As from another device. */
    changeInspectionElsewhere() {
      version += 1;
    },
    routes: [
      route(journey.getInspection, room),
      route(journey.saveInspection, ({ body }, { version: sentVersion }) => {
        check(body.contractId, sentVersion, body.entry);
        ({ entry } = body);
        version += 1;
        return room();
      }),
      route(journey.decideInspection, ({ body: { contractId, step } }, { version: sentVersion }) => {
        check(contractId, sentVersion, step);
        const end = windowNow().deadline?.at;
        const sentAt =
          step.decision === 'reopen' ? now : new Date(`${step.sentOn}T${step.sentTime}:00-06:00`).toISOString();
        if (step.decision !== 'reopen' && end && sentAt > end) {
          throw new Refusal(409, 'inspection.window-passed', 'Your window ended before that');
        }
        const untilAt =
          step.decision === 'extend' ? new Date(`${step.untilOn}T${step.untilTime}:00-06:00`).toISOString() : null;
        const note = step.decision === 'reopen' ? '' : step.note;
        decisions = [...decisions, { decision: step.decision, recordedAt: now, sentAt, note, form: '', untilAt }];
        version += 1;
        if (step.decision === 'extend' && untilAt !== null) {
          contracts.moveDeadline('inspection', { at: untilAt, localDate: step.untilOn, localTime: step.untilTime });
        }
        const ended = step.decision === 'terminate' ? contracts.endContract() : null;
        onDecided(step.decision === 'proceed');
        return { room: room(), ended };
      }),
      route(journey.getInspectionLetter, () => new TextEncoder().encode('%PDF-1.7')),
    ],
  };
}

function assessed(
  inspection: journey.Inspection,
  window: journey.AssessedInspection['window'],
  reserves: journey.AssessedInspection['totals']['reserves'],
): Omit<journey.AssessedInspection, 'status'> {
  const asked = inspection.findings.filter(({ plan }) => plan !== 'accept');
  return {
    inspection,
    window,
    totals: {
      all: totalOf(inspection.findings),
      asked: totalOf(asked),
      accepted: totalOf(inspection.findings.filter(({ plan }) => plan === 'accept')),
      reserves,
    },
    letter:
      asked.length === 0
        ? null
        : { text: `To the seller: ${asked.map(({ area }) => area).join(', ')}`, findingIds: asked.map(({ id }) => id) },
    addOns: [
      {
        name: 'wood_insects',
        reason: 'Termites are common in this state.',
        lowCents: 7_500,
        highCents: 15_000,
        policyRowIds: [],
      },
    ],
  };
}

const totalOf = (findings: readonly journey.Finding[]) => ({
  lowCents: findings.reduce((sum, { lowCents }) => sum + lowCents, 0),
  highCents: findings.reduce((sum, { highCents }) => sum + highCents, 0),
});
