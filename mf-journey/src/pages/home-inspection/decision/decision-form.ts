import { inspectionStep, type InspectionDecision, type InspectionStep } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { typedForm } from '../../../features/typed-form/index.js';

const controls = z.object({
  sentOn: z.string(),
  sentTime: z.string(),
  untilOn: z.string(),
  untilTime: z.string(),
  note: z.string(),
});
export type DecisionValues = z.input<typeof controls>;

export const decisionForm = (decision: InspectionDecision) =>
  typedForm<DecisionValues, InspectionStep>(
    z.pipe(
      controls,
      z.transform(({ untilOn, untilTime, ...sent }) =>
        decision === 'extend' ? { decision, ...sent, untilOn, untilTime } : { decision, ...sent },
      ),
    ),
    inspectionStep,
  );
