import { emptyFinancialProfile, noChatContexts, sampleMortgageRates } from '@hearthway/contracts/journey';
import { randomUUID } from 'node:crypto';
import { createKnowledge } from '../../knowledge/index.js';
import { computeAffordability } from '../../scenarios/index.js';
import type { Said, Turn } from '../engines/engine.js';
import type { ToolContext } from '../tools/index.js';

/** A Tuesday. */
const testNow = new Date('2026-11-24T18:00:00Z');
const knowledge = createKnowledge(() => testNow);

/** Of a buyer who has told us nothing. */
export function toolContext(change: Partial<ToolContext> = {}): ToolContext {
  return {
    buyer: {
      profile: () => Promise.resolve(emptyFinancialProfile),
      homeAnswers: () => Promise.resolve(null),
      scenarios: () => Promise.resolve([]),
      contract: () => Promise.resolve(undefined),
      milestones: () => Promise.resolve([]),
      milestoneRules: () => Promise.resolve([]),
      lenderMatches: () => Promise.resolve([]),
      homes: () => Promise.resolve([]),
      documentSlots: () => Promise.resolve([]),
      timeZone: () => Promise.resolve('America/Chicago'),
    },
    granted: noChatContexts,
    now: testNow,
    day: testNow.toISOString().slice(0, 10),
    rates: { rates: [...sampleMortgageRates], source: null },
    computeAffordability,
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
    attached = [],
    earlier = [],
    pending,
    context = {},
  }: {
    readonly pasted?: string | undefined;
    readonly attached?: Turn['attached'];
    readonly earlier?: readonly Said[];
    readonly pending?: Turn['pending'];
    readonly context?: Partial<ToolContext>;
  } = {},
): Turn {
  return {
    question,
    pasted,
    attached,
    notices: [],
    earlier,
    page: null,
    memories: [],
    pending,
    timeZone: 'America/Chicago',
    context: toolContext({ ...context, pasted }),
    signal: new AbortController().signal,
  };
}
