import * as z from 'zod/mini';
import { calendarDay } from '../calendar-day.js';
import { publicLine } from '../private-numbers.js';
import { stored } from '../purchase/index.js';

/** How far a lender’s underwriter is. */
export const underwritingStages = {
  processing: 'Processing',
  submitted: 'With the underwriter',
  approved: 'Approved with conditions',
  clear: 'Clear to close',
  suspended: 'Suspended',
  denied: 'Denied',
} as const;
export type UnderwritingStage = keyof typeof underwritingStages;
const stageNames = Object.keys(underwritingStages) as [UnderwritingStage, ...UnderwritingStage[]];

/** What can come after each stage. A lender can look again after it cleared or denied a loan. */
const stagesAfter: Readonly<Record<UnderwritingStage, readonly UnderwritingStage[]>> = {
  processing: ['submitted', 'approved', 'suspended', 'denied'],
  submitted: ['approved', 'clear', 'suspended', 'denied'],
  approved: ['clear', 'submitted', 'suspended', 'denied'],
  suspended: ['submitted', 'approved', 'clear', 'denied'],
  clear: ['approved', 'suspended', 'denied'],
  denied: ['processing', 'submitted'],
};

/** The stages that can follow; all of them at the beginning, since a buyer may begin to note them late. */
export const nextStages = (stage: UnderwritingStage | undefined): readonly UnderwritingStage[] =>
  stage ? stagesAfter[stage] : stageNames;

/** Papers that lenders want fresh. Only the first two have a usual age; `other` ends when the buyer says. */
export const paperKinds = {
  pay_stub: 'Pay stub',
  bank_statement: 'Bank statement',
  other: 'Other paper',
} as const;
export type PaperKind = keyof typeof paperKinds;

export const underwritingLimits = { steps: 20, papers: 40 } as const;

export const underwritingStep = z.strictObject({
  stage: z.enum(stageNames),
  on: calendarDay,
  /** Why, or what the lender said. */
  note: publicLine(300),
});
export type UnderwritingStep = z.infer<typeof underwritingStep>;

const unnamed = 'Please say which paper it is';

export const agingPaper = z
  .strictObject({
    /** Chosen by the caller, and the same for as long as the paper is listed. Short, so that its event’s id can name it. */
    id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,20}$/)),
    kind: z.enum(Object.keys(paperKinds) as [PaperKind, ...PaperKind[]]),
    name: publicLine(80).check(z.minLength(1, unnamed)),
    /** The day on the paper. */
    datedOn: calendarDay,
    /** The lender’s own last day for it, instead of the usual one. */
    until: z.nullable(calendarDay),
  })
  .check(
    z.refine(({ datedOn, until }) => until === null || until >= datedOn, {
      path: ['until'],
      error: 'Please choose a day from the paper’s date on',
    }),
  );
export type AgingPaper = z.infer<typeof agingPaper>;

/** What a buyer keeps of the underwriting of one contract’s loan. */
export const underwritingEntry = z.strictObject({
  /** Earliest first; the last one is where the loan stands. */
  steps: z.array(underwritingStep).check(
    z.maxLength(underwritingLimits.steps, `Please keep to ${underwritingLimits.steps} stages`),
    z.check(({ value, issues }) => {
      for (const [index, { stage, on }] of value.entries()) {
        const before = value[index - 1];
        if (!before) continue;
        if (on < before.on) {
          issues.push({
            code: 'custom',
            input: on,
            path: [index, 'on'],
            message: 'Please choose a day from the stage before on',
          });
        }
        if (!nextStages(before.stage).includes(stage)) {
          issues.push({
            code: 'custom',
            input: stage,
            path: [index, 'stage'],
            message: `“${underwritingStages[stage]}” can’t follow “${underwritingStages[before.stage]}”`,
          });
        }
      }
    }),
  ),
  papers: z.array(agingPaper).check(
    z.maxLength(underwritingLimits.papers, `Please keep to ${underwritingLimits.papers} papers`),
    z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Please give each paper its own id'),
  ),
});
export type UnderwritingEntry = z.infer<typeof underwritingEntry>;

export const emptyUnderwriting: UnderwritingEntry = { steps: [], papers: [] };

export const underwriting = stored(underwritingEntry.shape);
export type Underwriting = z.infer<typeof underwriting>;

/** The day on which the lender cleared the loan; `undefined` while it isn’t clear. */
export function clearedOn({ steps }: Pick<UnderwritingEntry, 'steps'>): string | undefined {
  const last = steps.at(-1);
  return last?.stage === 'clear' ? last.on : undefined;
}
