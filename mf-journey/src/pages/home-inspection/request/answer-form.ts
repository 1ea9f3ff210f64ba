import { inspectionAnswer, type InspectionAnswer } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { amount, typedAmount, typedForm } from '../../../features/typed-form/index.js';

const controls = z.object({
  by: z.enum(['seller', 'buyer']),
  on: z.string(),
  text: z.string(),
  creditCents: amount.optional,
});
export type AnswerValues = z.input<typeof controls>;

/** @param id of the answer */
export const answerForm = (id: string) =>
  typedForm<AnswerValues, InspectionAnswer>(
    z.pipe(
      controls,
      z.transform((answer) => ({ id, ...answer })),
    ),
    inspectionAnswer,
  );

export const answerValues = (seen: InspectionAnswer | undefined, today: string): AnswerValues => ({
  by: seen?.by ?? 'seller',
  on: seen?.on ?? today,
  text: seen?.text ?? '',
  creditCents: typedAmount(seen?.creditCents ?? null),
});
