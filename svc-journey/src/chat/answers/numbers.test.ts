import { describe, expect, it } from '@jest/globals';
import type { Engine, EngineEvent } from '../engines/engine.js';
import { figuresOf } from '../guards/figures.js';
import { collectEvidence } from '../guards/supported-figures.js';
import { answerOf, type SeenAnswer } from '../testing/answer-of.js';
import { turnOf } from '../testing/context.js';
import sets from '../test-sets/numbers.json' with { type: 'json' };

/** A model whose tool returns the evidence, and that sticks to its answer however often it is asked. */
function insisting(evidence: string, answer: string): Engine & { readonly asked: () => number } {
  let asked = 0;
  return {
    kind: 'model',
    asked: () => asked,
    // oxlint-disable-next-line typescript/require-await -- the interface is asynchronous
    async *answer(): AsyncGenerator<EngineEvent> {
      asked += 1;
      if (asked === 1) yield { type: 'result', tool: 'affordability', input: {}, result: { text: evidence } };
      for (let start = 0; start < answer.length; start += 7)
        yield { type: 'text', text: answer.slice(start, start + 7) };
    },
  };
}

const seen = (evidence: string, answer: string): Promise<SeenAnswer> =>
  answerOf(turnOf('What can I buy?'), insisting(evidence, answer));
const isCut = ({ parts }: SeenAnswer) =>
  parts.some((part) => part.type === 'data-notice' && part.data.code === 'figure-removed');

describe('figures in an answer', () => {
  it('500 answers with a planted false figure: none reaches the page', async () => {
    const passed: string[] = [];
    for (const { evidence, answer } of sets.false) {
      const shown = await seen(evidence, answer);
      if (!isCut(shown) || shown.text.includes(answer)) passed.push(answer);
    }
    process.stdout.write(
      `Of ${String(sets.false.length)} answers with a false figure, ${String(passed.length)} reach the page\n`,
    );
    expect(sets.false).toHaveLength(500);
    expect(passed).toEqual([]);
  });

  it('500 true answers: at most one percent is cut', async () => {
    const cut: string[] = [];
    for (const { evidence, answer } of sets.true) {
      const shown = await seen(evidence, answer);
      if (isCut(shown) || shown.text !== answer) cut.push(`${answer} << ${evidence}`);
    }
    process.stdout.write(`Of ${String(sets.true.length)} true answers, ${String(cut.length)} are cut\n`);
    expect(sets.true).toHaveLength(500);
    expect(cut.length <= 5 ? [] : cut).toEqual([]);
  });

  it('a model gets one more try, then the sentence is replaced and the rest stays', async () => {
    const engine = insisting('It costs $2,000 a month.', 'It costs $2,000 a month. Taxes are $900. Ask your lender.');
    const shown = await answerOf(turnOf('What does it cost?'), engine);
    expect(engine.asked()).toBe(2);
    expect(shown.text).toMatch(
      /^It costs \$2,000 a month\. [\s\S]*I left something out here that I couldn’t confirm\. Ask your lender\.$/,
    );
    expect(shown.text).not.toContain('900');
  });
});

describe('figures of a text', () => {
  it.each([
    ['$411k', [411_000]],
    ['$1.2 million', [1_200_000]],
    ['four hundred twelve thousand dollars', [412_000]],
    ['half a million', [500_000]],
    ['６.２５％', [6.25]],
    ['6 1/4 percent', [6.25]],
    ['twenty-five percent', [25]],
    ['three and a half percent', [3.5]],
    ['a third of your income', [33.3]],
    ['between 3 and 5 percent', [3, 5]],
    ['45 basis points', [0.45]],
    ['zero down, or no money down', [0, 0]],
    ['one in four buyers', [1]],
  ])('%s', (text, values) => {
    expect(figuresOf(text).map((figure) => ('value' in figure ? figure.value : undefined))).toEqual(values);
  });

  it('a long row of digits is one, and takes no time', () => {
    expect(figuresOf('9'.repeat(20_000))).toHaveLength(1);
  });

  it.each(['August sixth', 'on the sixth of August', '8/6', 'Aug. 6th'])('a day in: %s', (text) => {
    expect(figuresOf(text)).toMatchObject([{ kind: 'date', month: 8, day: 6 }]);
  });

  it.each([
    ['It ends August 6, 2027.', 'It ends on Friday.', []],
    ['It ends Friday, August 6.', 'Next Friday is the last day.', []],
    ['It ends August 6, 2027.', 'You have until next Tuesday.', ['Tuesday']],
    ['It ends in 3 days.', 'El jueves termina.', ['jueves']],
    ['It ends in 3 days.', 'Banks are closed on Sundays. Sit in the sun.', []],
  ])('“%s” and then “%s” leaves the weekdays %j without support', (evidence, answer, expected) => {
    const known = collectEvidence();
    known.add(evidence);
    expect(known.unsupported(answer)).toEqual(expected);
  });

  it.each(['W-2 and 1099', 'a 401(k)', 'one of the two', 'the first step', 'no figure at all', '1. First\n2. Second'])(
    'none in: %s',
    (text) => {
      expect(figuresOf(text)).toEqual([]);
    },
  );
});
