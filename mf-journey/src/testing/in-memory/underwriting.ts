import * as journey from '@hearthway/contracts/journey';
import { Refusal, route, versionConflict } from '@hearthway/web-kit/testing';

const now = '2026-11-23T10:00:00.000Z';

export interface GivenUnderwriting {
  readonly entry?: Partial<journey.UnderwritingEntry>;
  readonly conditions?: readonly journey.ConditionEntry[];
  readonly appraisal?: Partial<journey.AppraisalEntry>;
  /** What a service computes: papers with their last days, costs of a lock, rights after a no. */
  readonly view?: Partial<Pick<journey.UnderwritingView, 'papers' | 'extension' | 'rights' | 'largeDepositCents'>>;
  readonly solution?: journey.GapSolution;
  readonly loan?: journey.AppraisalView['loan'];
  readonly window?: journey.AppraisalView['window'];
}

interface Others {
  readonly contract: () => journey.PurchaseContract | null;
  readonly shownContract: () => journey.PurchaseContract | null;
  /** Told whether the milestone’s rule is met. */
  readonly onBasis: (met: boolean) => void;
}

/** Figures are those given: a service computes them. */
export function inMemoryUnderwriting(given: GivenUnderwriting = {}, others: Others) {
  const first = { version: 0, updatedAt: null };
  let file: journey.Underwriting = { ...first, ...journey.emptyUnderwriting, ...given.entry };
  let appraisal: journey.Appraisal = { ...first, ...journey.emptyAppraisal, ...given.appraisal };
  let conditions = (given.conditions ?? []).map((entry, index) => stored(`condition-${index + 1}`, entry));
  const brief = (): journey.ContractInBrief | null => {
    const contract = others.shownContract();
    if (!contract) return null;
    const { address, state, priceCents, closingOn, financing } = contract.terms;
    const status = contract.status === 'closed' ? 'closed' : 'active';
    return { id: contract.id, status, address, state, priceCents, closingOn, financing };
  };
  const requireContract = (contractId: string): void => {
    if (others.contract()?.id !== contractId) {
      throw new Refusal(404, 'underwriting.not-found', 'Not your current contract');
    }
  };
  const known = () => {
    const report = journey.usedReport(appraisal);
    const valueCents = report ? journey.valueOf(report) : null;
    const priceCents = brief()?.priceCents ?? 0;
    const value =
      report && valueCents !== null
        ? { reportId: report.id, valueCents, gapCents: Math.max(0, priceCents - valueCents) }
        : null;
    const isAnswered = value !== null && appraisal.decision?.valueCents === value.valueCents;
    return { value, settled: value ? value.gapCents === 0 || isAnswered : appraisal.waived };
  };
  const fileView = (): journey.UnderwritingView => ({
    contract: brief(),
    underwriting: file,
    papers: file.papers.map(({ id, kind, name, until }) => ({ id, kind, name, until, state: 'unknown', rowId: '' })),
    extension: null,
    rights: [],
    largeDepositCents: null,
    policyRows: [],
    ...given.view,
  });
  const appraisalView = (): journey.AppraisalView => ({
    contract: brief(),
    appraisal,
    ...known(),
    loan: appraisal.loan ? { ...appraisal.loan, from: 'buyer' } : (given.loan ?? null),
    solution: (known().value?.gapCents ?? 0) > 0 ? (given.solution ?? null) : null,
    window: given.window ?? null,
    copyBy: null,
    policyRows: [],
  });
  const tell = (): void => others.onBasis(journey.clearedOn(file) !== undefined && known().settled);
  const find = (id: string, version: number | undefined, yours: unknown): journey.Condition => {
    const current = conditions.find((condition) => condition.id === id);
    if (!current) throw new Refusal(404, 'condition.not-found', 'We couldn’t find that condition');
    if (current.version !== version) throw versionConflict('condition.conflict', { yours, current });
    return current;
  };
  return {
    underwriting: () => file,
    appraisal: () => appraisal,
    conditions: () => conditions,
    /** As from another device. */
    changeUnderwritingElsewhere() {
      file = { ...file, version: file.version + 1 };
    },
    routes: [
      route(journey.getUnderwriting, fileView),
      route(journey.saveUnderwriting, ({ body: { contractId, entry } }, { version }) => {
        requireContract(contractId);
        if (file.version !== version) {
          throw versionConflict('underwriting.conflict', { yours: entry, current: file });
        }
        file = { version: version + 1, updatedAt: now, ...entry };
        tell();
        return fileView();
      }),
      route(journey.listConditions, () => ({ conditions })),
      route(journey.createCondition, ({ body: { contractId, entry } }) => {
        requireContract(contractId);
        const added = stored(`condition-${conditions.length + 1}`, entry);
        conditions = [...conditions, added];
        return added;
      }),
      route(journey.changeCondition, ({ params: { conditionId }, body }, { version }) => {
        const changed = { ...find(conditionId, version, body), ...body, version: (version ?? 0) + 1 };
        conditions = conditions.map((other) => (other.id === conditionId ? changed : other));
        return changed;
      }),
      route(journey.deleteCondition, ({ params: { conditionId } }, { version }) => {
        find(conditionId, version, null);
        conditions = conditions.filter(({ id }) => id !== conditionId);
        return undefined;
      }),
      route(journey.getAppraisal, appraisalView),
      route(journey.saveAppraisal, ({ body: { contractId, entry } }, { version }) => {
        requireContract(contractId);
        if (appraisal.version !== version) {
          throw versionConflict('appraisal.conflict', { yours: entry, current: appraisal });
        }
        appraisal = { version: version + 1, updatedAt: now, ...entry };
        tell();
        return appraisalView();
      }),
      route(journey.printValueRequest, () => new TextEncoder().encode('%PDF-1.7')),
    ],
  };
}

const stored = (id: string, entry: journey.ConditionEntry): journey.Condition => ({
  id,
  contractId: 'contract-1',
  version: 1,
  ...entry,
  createdAt: now,
  updatedAt: now,
});
