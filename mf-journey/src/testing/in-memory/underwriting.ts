import * as journey from '@hearthway/contracts/journey';
import { Refusal, route } from '@hearthway/web-kit/testing';

export interface GivenUnderwriting {
  readonly entry?: Partial<journey.UnderwritingEntry>;
  readonly conditions?: readonly journey.ConditionEntry[];
  /** What the service works out. */
  readonly view?: Partial<Pick<journey.UnderwritingView, 'extension' | 'rights' | 'largeDepositCents' | 'policyRows'>>;
}

const savedAt = '2026-11-20T10:00:00.000Z';
const goodDays = { pay_stub: 30, bank_statement: 60 } as const;

/** The underwriting of a contract's loan, and the conditions. Papers aren't compared with the closing. */
export function inMemoryUnderwriting(
  given: GivenUnderwriting = {},
  contract: () => journey.PurchaseContract | null = () => null,
  onChanged: () => void = () => undefined,
) {
  let stored = {
    version: given.entry ? 1 : 0,
    updatedAt: given.entry ? savedAt : null,
    ...journey.emptyUnderwriting,
    ...given.entry,
  };
  let conditions = (given.conditions ?? []).map((entry, index) => newCondition(`condition-${index + 1}`, entry));
  let created = 0;
  const requireContract = (contractId: string): void => {
    const current = contract();
    if (current?.id !== contractId || current.status !== 'active')
      throw new Refusal(404, 'contract.not-found', 'That home isn’t under contract anymore.');
  };
  const view = (): journey.UnderwritingView => ({
    contract: contract(),
    underwriting: stored,
    papers: stored.papers.map(({ id, kind, name, datedOn, until: own }) => {
      const until = own ?? (kind === 'other' ? null : journey.daysLater(datedOn, goodDays[kind]));
      const isOver = until !== null && until < new Date().toISOString().slice(0, 10);
      return { id, kind, name, until, state: until === null ? 'unknown' : isOver ? 'expired' : 'good', rowId: '' };
    }),
    extension: null,
    rights: [],
    largeDepositCents: null,
    policyRows: [],
    ...given.view,
  });
  const known = (id: string, version: number): journey.Condition => {
    const condition = conditions.find((one) => one.id === id);
    if (!condition) throw new Refusal(404, 'condition.not-found', 'We couldn’t find that condition');
    if (condition.version === version) return condition;
    throw new Refusal(409, 'condition.conflict', 'This condition changed in another window');
  };
  return {
    /** What completes the milestone. */
    underwritingItems: (): journey.MilestoneRuleItem[] => [
      {
        text: 'Note the day your loan is clear to close, unless you pay cash',
        done:
          contract()?.terms.financing === 'cash' || (contract() !== null && journey.clearedOn(stored) !== undefined),
        path: '/underwriting',
      },
    ],
    underwriting: () => stored,
    conditions: () => conditions,
    /** As another device does. */
    changeUnderwritingElsewhere(part: Partial<journey.UnderwritingEntry>) {
      stored = { ...stored, ...part, version: stored.version + 1 };
    },
    /** As another device does. */
    changeConditionElsewhere(id: string, part: Partial<journey.ConditionEntry>) {
      conditions = conditions.map((one) => (one.id === id ? { ...one, ...part, version: one.version + 1 } : one));
    },
    routes: [
      route(journey.getUnderwriting, view),
      route(journey.saveUnderwriting, ({ headers, body: { contractId, entry } }) => {
        requireContract(contractId);
        if (headers['if-match'] !== stored.version)
          throw new Refusal(409, 'contract-entry.conflict', 'This changed in another window');
        stored = { version: stored.version + 1, updatedAt: savedAt, ...entry };
        onChanged();
        return view();
      }),
      route(journey.listConditions, () => ({ conditions: contract() ? [...conditions] : [] })),
      route(journey.createCondition, ({ body: { contractId, entry } }) => {
        requireContract(contractId);
        created += 1;
        const condition = newCondition(`created-${created}`, entry);
        conditions = [...conditions, condition];
        return condition;
      }),
      route(journey.changeCondition, ({ params, headers, body }) => {
        const before = known(params.conditionId, headers['if-match']);
        const after = { ...before, ...body, version: before.version + 1 };
        conditions = conditions.map((one) => (one === before ? after : one));
        return after;
      }),
      route(journey.deleteCondition, ({ params, headers }) => {
        const gone = known(params.conditionId, headers['if-match']);
        conditions = conditions.filter((one) => one !== gone);
        return undefined;
      }),
    ],
  };
}

const newCondition = (id: string, entry: journey.ConditionEntry): journey.Condition => ({
  id,
  contractId: 'contract-1',
  version: 1,
  ...entry,
  createdAt: savedAt,
  updatedAt: savedAt,
});
