import * as journey from '@hearthway/contracts/journey';
import { Refusal, route } from '@hearthway/web-kit/testing';
import type { inMemoryContract } from './contract.js';

const now = '2026-11-23T18:00:00.000Z';

const row = {
  value: 1,
  unit: 'count',
  range: null,
  standing: 'cited',
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
  checkedOn: '2026-11-20',
} as const;

const exampleGuide: journey.InspectionGuide = {
  state: 'TX',
  license: {
    required: true,
    text: 'Texas licenses inspectors through the Texas Real Estate Commission.',
    lookups: [{ name: 'Texas Real Estate Commission', url: 'https://www.trec.texas.gov/apps/license-holder-search/' }],
    policyRowId: 'inspector-license/TX@2026-01-01',
  },
  forms: {
    request: 'Amendment to Contract (TREC No. 39)',
    extend: 'Amendment to Contract (TREC No. 39)',
    terminate: 'Notice of Buyer’s Termination of Contract (TREC No. 38)',
    note: 'A longer option period needs a new fee that you and the seller agree on, in the amendment.',
    policyRowId: 'inspection-form/TX@2026-01-01',
  },
  general: { lowCents: 30_000, highCents: 50_000 },
  policyRows: [
    {
      ...row,
      id: 'inspector-license/TX@2026-01-01',
      name: 'License of home inspectors, TX',
      sourceName: 'Texas Occupations Code, chapter 1102: real estate inspectors',
      sourceUrl: 'https://statutes.capitol.texas.gov/Docs/OC/htm/OC.1102.htm',
    },
    {
      ...row,
      id: 'inspection-form/TX@2026-01-01',
      name: 'Papers after an inspection, TX',
      sourceName: 'Texas Real Estate Commission: contract forms',
      sourceUrl: 'https://www.trec.texas.gov/forms',
    },
    {
      ...row,
      id: 'inspection/cost/wood_insects@2026-01-01',
      name: 'Termite inspection',
      value: 10_000,
      unit: 'cents',
      range: { low: 7_500, high: 15_000 },
      standing: 'practice',
      sourceName: 'General industry practice, not yet verified',
      sourceUrl: '',
    },
  ],
};

const termites: journey.InspectionView['addOns'][number] = {
  name: 'wood_insects',
  reason: 'Termites are common in this state, and some lenders ask for a report.',
  lowCents: 7_500,
  highCents: 15_000,
  policyRowIds: ['inspection/cost/wood_insects@2026-01-01'],
};

export interface GivenInspection {
  readonly entry?: Partial<journey.InspectionEntry>;
  readonly decisions?: readonly journey.PastDecision[];
  readonly reserves?: journey.InspectionView['totals']['reserves'];
  readonly home?: journey.InspectionView['home'];
  readonly loanType?: journey.InspectionView['loanType'];
  readonly earlier?: readonly journey.EarlierInspection[];
}

type Contracts = Pick<ReturnType<typeof inMemoryContract>, 'contract' | 'deadlines' | 'endContract' | 'moveDeadline'>;

/** For a home in Texas, on Central Standard Time. */
export function inMemoryInspection(given: GivenInspection = {}, contracts: Contracts, onChanged: () => void) {
  let version = 0;
  let entry: journey.InspectionEntry = { ...journey.emptyInspection, ...given.entry };
  let decisions = [...(given.decisions ?? [])];
  let earlier = [...(given.earlier ?? [])];

  const inspection = (): journey.Inspection => ({
    ...(contracts.contract() ? entry : journey.emptyInspection),
    decisions: contracts.contract() ? decisions : [],
    version,
    updatedAt: version === 0 ? null : now,
  });
  const windowNow = (): journey.InspectionView['window'] => {
    const contract = contracts.contract();
    const kind = contract?.terms.contingencies.inspection.kind;
    const deadline = contracts.deadlines().find(({ key }) => key === 'inspection');
    const without = { deadline: null, resolution: null };
    if (!contract || kind === 'none') return { kind: 'none', ...without };
    if (kind === 'waived' || !deadline) return { kind: kind === 'waived' ? 'waived' : 'unknown', ...without };
    const resolution = contracts.deadlines().find(({ key }) => key === 'resolution') ?? null;
    const end = deadline.own?.at ?? deadline.at;
    return { kind: end < new Date().toISOString() ? 'passed' : 'open', deadline, resolution };
  };
  const view = (): journey.InspectionView => {
    const { findings } = inspection();
    const asked = findings.filter(({ plan }) => plan !== 'accept');
    return {
      contract: contracts.contract(),
      inspection: inspection(),
      home: given.home ?? { yearBuilt: entry.yearBuilt, propertyType: null },
      loanType: given.loanType ?? null,
      window: windowNow(),
      totals: {
        all: totalOf(findings),
        asked: totalOf(asked),
        accepted: totalOf(findings.filter(({ plan }) => plan === 'accept')),
        reserves: given.reserves ?? null,
      },
      letter:
        asked.length === 0
          ? null
          : {
              text: `To the seller: ${asked.map(({ area }) => area).join(', ')}`,
              findingIds: asked.map(({ id }) => id),
            },
      addOns: [termites],
      guide: exampleGuide,
    };
  };
  const check = (contractId: string, sentVersion: number): void => {
    const contract = contracts.contract();
    if (contract?.id !== contractId || contract.status !== 'active') {
      throw new Refusal(404, 'contract.not-found', 'That home isn’t under contract anymore');
    }
    if (sentVersion !== version) throw new Refusal(409, 'contract-entry.conflict', 'This changed in another window');
  };
  return {
    inspection,
    /** As another device does. */
    changeInspectionElsewhere(part: Partial<journey.InspectionEntry>) {
      entry = { ...entry, ...part };
      version += 1;
    },
    /** What completes the milestone. */
    inspectionItems: (): journey.MilestoneRuleItem[] => [
      {
        text: 'Record that you go ahead: in time, if your contract has an inspection window',
        done: contracts.contract() !== null && journey.standingDecision(decisions)?.decision === 'proceed',
        path: '/home-inspection',
      },
    ],
    routes: [
      route(journey.getInspection, view),
      route(journey.listEarlierInspections, () => earlier),
      route(journey.saveInspection, ({ body, headers }) => {
        check(body.contractId, headers['if-match']);
        ({ entry } = body);
        version += 1;
        return view();
      }),
      route(journey.decideInspection, ({ body: { contractId, step }, headers }) => {
        check(contractId, headers['if-match']);
        const { deadline, resolution } = windowNow();
        const last = step.decision === 'proceed' && resolution ? resolution : deadline;
        const decided = pastDecision(step);
        if (step.decision !== 'reopen' && last && decided.sentAt > (last.own?.at ?? last.at)) {
          throw new Refusal(409, 'inspection.window-passed', 'Your inspection window had ended by then');
        }
        decisions = [...decisions, decided];
        version += 1;
        if (step.decision === 'extend') {
          const own = { at: atHome(step.untilOn, step.untilTime), localDate: step.untilOn, localTime: step.untilTime };
          contracts.moveDeadline('inspection', own);
        }
        if (step.decision === 'terminate') {
          const { address, timeZone } = contracts.contract()?.terms ?? { address: '', timeZone: '' };
          const { findings } = entry;
          const ended = {
            contractId,
            status: 'fell_through',
            address,
            timeZone,
            endedAt: now,
            findings,
            decisions,
          } as const;
          earlier = [ended, ...earlier];
          contracts.endContract();
        }
        onChanged();
        return view();
      }),
      route(journey.printInspectionLetter, () => new TextEncoder().encode('%PDF-1.7')),
    ],
  };
}

const atHome = (day: string, time: string): string => new Date(`${day}T${time}:00-06:00`).toISOString();

function pastDecision(step: journey.InspectionStep): journey.PastDecision {
  const { decision } = step;
  if (decision === 'reopen') return { decision, recordedAt: now, sentAt: now, note: '', form: '', untilAt: null };
  return {
    decision,
    recordedAt: now,
    sentAt: atHome(step.sentOn, step.sentTime),
    note: step.note,
    form: decision === 'proceed' ? '' : exampleGuide.forms[decision],
    untilAt: decision === 'extend' ? atHome(step.untilOn, step.untilTime) : null,
  };
}

const totalOf = (findings: readonly journey.Finding[]) => ({
  lowCents: findings.reduce((sum, { lowCents }) => sum + lowCents, 0),
  highCents: findings.reduce((sum, { highCents }) => sum + highCents, 0),
});
