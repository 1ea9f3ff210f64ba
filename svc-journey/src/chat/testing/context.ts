import { exampleMilestones } from '@hearthway/contracts/examples';
import { emptyFinancialProfile, noChatContexts, sampleMortgageRates } from '@hearthway/contracts/journey';
import { randomUUID } from 'node:crypto';
import { openKnowledge } from '../../knowledge/index.js';
import { dayOf, rowsCountingOn } from '../../policy/index.js';
import { builtInRowsOn } from '../../policy/testing/index.js';
import type { Said, Turn } from '../engines/engine.js';
import type { ToolContext } from '../tools/index.js';
import { emptyViews } from './contract-views.js';

/** A Tuesday. */
const testNow = new Date('2026-11-24T18:00:00Z');
const knowledge = openKnowledge({ policyRowsFor: builtInRowsOn, now: () => testNow });
const unsigned = emptyViews(null);

/** Of a buyer who has told us nothing. */
export function toolContext(change: Partial<ToolContext> = {}): ToolContext {
  const day = dayOf(testNow);
  return {
    buyer: {
      profile: () => Promise.resolve(emptyFinancialProfile),
      homeAnswers: () => Promise.resolve({}),
      scenarios: () => Promise.resolve([]),
      milestones: () => Promise.resolve(exampleMilestones),
      milestoneRules: () => Promise.resolve([]),
      lenderMatches: () => Promise.resolve([]),
      homes: () => Promise.resolve([]),
      preApproval: () => Promise.resolve({ letters: [], progress: { version: 0, payingCash: false, papers: [] } }),
      documentSlots: () => Promise.resolve([]),
      envelopes: () => Promise.resolve([]),
      events: () => Promise.resolve([]),
      contract: () => Promise.resolve(undefined),
      offers: () => Promise.resolve([]),
      mortgageApplication: () => Promise.resolve(unsigned.application),
      inspection: () => Promise.resolve(unsigned.inspection),
      underwriting: () => Promise.resolve(unsigned.underwriting),
      conditions: () => Promise.resolve([]),
      appraisal: () => Promise.resolve(unsigned.appraisal),
      closing: () => Promise.resolve(unsigned.closing),
    },
    granted: noChatContexts,
    now: testNow,
    day,
    timeZone: 'America/Chicago',
    rates: { rates: [...sampleMortgageRates], source: null },
    rows: rowsCountingOn(day, builtInRowsOn(day)),
    knowledge,
    newId: randomUUID,
    pasted: undefined,
    ...change,
  };
}

export function turnOf(
  question: string,
  {
    pasted,
    earlier = [],
    pending,
    context = {},
  }: {
    readonly pasted?: string | undefined;
    readonly earlier?: readonly Said[];
    readonly pending?: Turn['pending'];
    readonly context?: Partial<ToolContext>;
  } = {},
): Turn {
  return {
    question,
    pasted,
    earlier,
    page: null,
    memories: [],
    pending,
    timeZone: 'America/Chicago',
    context: toolContext({ ...context, pasted }),
    signal: new AbortController().signal,
  };
}
