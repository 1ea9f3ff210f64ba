import { describe, expect, it } from '@jest/globals';
import fresh from '../../questions/everyday-fresh.json' with { type: 'json' };
import measuring from '../../questions/everyday-measuring.json' with { type: 'json' };
import tuning from '../../questions/everyday-tuning.json' with { type: 'json' };
import refusedMeasuring from '../../questions/refused-measuring.json' with { type: 'json' };
import refusedTuning from '../../questions/refused-tuning.json' with { type: 'json' };
import { answerOf } from '../../testing/answer-of.js';
import { turnOf } from '../../testing/context.js';
import { toolContext } from '../../testing/context.js';
import { noModelEngine } from './no-model-engine.js';
import { placeIn } from './places.js';

interface Everyday {
  readonly question: string;
  /** Any of them is right. */
  readonly answers: readonly {
    readonly tool?: string;
    readonly entry?: string;
    readonly inputs?: Readonly<Record<string, unknown>>;
  }[];
}

/** Why an answer isn't the right one; undefined if it is. */
async function faultOf({ question, answers }: Everyday): Promise<string | undefined> {
  const { text, parts } = await answerOf(turnOf(question));
  if (parts.some((part) => part.type === 'data-notice' && ['refused', 'figure-removed'].includes(part.data.code)))
    return `refused or cut: ${text}`;
  const asked = await calls(question);
  const cited = parts.find((part) => part.type === 'data-citation' && part.data.kind === 'knowledge')?.id;
  const isRight = answers.some(({ tool, entry, inputs = {} }) =>
    tool === undefined ? entry === cited : asked.some((call) => call.tool === tool && fits(call.input, inputs)),
  );
  return isRight ? undefined : `${JSON.stringify(asked)} ${cited ?? ''}: ${text.slice(0, 80)}`;
}

/** The tools that are called for a question, with what. */
async function calls(question: string) {
  const found: { readonly tool: string; readonly input: Readonly<Record<string, unknown>> }[] = [];
  for await (const event of noModelEngine.answer({ ...turnOf(question), context: toolContext() })) {
    if (event.type === 'result') found.push({ tool: event.tool, input: event.input });
  }
  return found;
}

/** Whether the figures that the question names arrived at the tool. Words are compared loosely. */
function fits(input: Readonly<Record<string, unknown>>, wanted: Readonly<Record<string, unknown>>): boolean {
  const has = (value: unknown) => JSON.stringify(input).toLowerCase().includes(String(value).toLowerCase());
  return Object.entries(wanted).every(([name, value]) => {
    if (name === 'years' && Array.isArray(value)) return JSON.stringify(input['terms']) === JSON.stringify(value);
    if (name === 'programs')
      return (
        Array.isArray(input[name]) &&
        [...(input[name] as string[])].sort().join() === [...(value as string[])].sort().join()
      );
    if (name === 'place')
      return (
        input['countyFips'] !== undefined || has(String(value).split(' ')[0]) || placeIn(String(value)) !== undefined
      );
    if (name === 'savings' || name === 'downPayment') return [input['savings'], input['downPayment']].includes(value);
    if (
      [
        'row',
        'topic',
        'to',
        'title',
        'when',
        'about',
        'document',
        'term',
        'listing',
        'deadline',
        'address',
        'name',
      ].includes(name)
    )
      return true;
    if (name === 'price' && input['listing'] !== undefined) return true;
    if (name === 'price' || name === 'loan') return input[name] === value;
    return JSON.stringify(input[name]) === JSON.stringify(value);
  });
}

async function report(name: string, questions: readonly Everyday[]) {
  const faults: string[] = [];
  for (const question of questions) {
    const fault = await faultOf(question);
    if (fault !== undefined) faults.push(`${question.question} -> ${fault}`);
  }
  const right = questions.length - faults.length;
  process.stdout.write(
    `Mia answers ${String(right)} of ${String(questions.length)} everyday questions (${name}) without a model\n`,
  );
  return { rate: right / questions.length, faults };
}

describe('without a model', () => {
  it.each([
    ['tuning', tuning],
    ['measuring', measuring],
    ['fresh', fresh],
  ] as const)('at least 85% of everyday questions are answered: %s', async (name, questions) => {
    const { rate, faults } = await report(name, questions);
    expect([rate >= 0.85, rate >= 0.85 ? [] : faults]).toEqual([true, []]);
  });

  it('forty questions that nobody should answer are not', async () => {
    const answered: string[] = [];
    for (const { question } of [...refusedTuning, ...refusedMeasuring]) {
      const { text } = await answerOf(turnOf(question));
      if (!/I don’t know|I can’t|I’m not a/.test(text)) answered.push(`${question} -> ${text.slice(0, 100)}`);
    }
    process.stdout.write(`Mia says that she doesn’t know to ${String(40 - answered.length)} of 40 questions\n`);
    expect(answered).toEqual([]);
  });
});
