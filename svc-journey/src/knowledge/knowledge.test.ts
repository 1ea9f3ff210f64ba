import { afterAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayOf, policyAt, rowsInForce } from '../policy/index.js';
import { fillFigures, noFigure, rowKeysIn } from './figures.js';
import {
  createKnowledge,
  isConfident,
  unanswerable,
  type Knowledge,
  type KnowledgeEntry,
  type Unanswerable,
} from './index.js';
import { readEntry } from './knowledge-entry.js';
import { readEntries } from './knowledge-store.js';
import { termsOf, wordsOf } from './words.js';

const checkedOn = new Date('2026-11-20T12:00:00Z');
const entries = readEntries();
const knowledge: Knowledge = createKnowledge(() => checkedOn);

interface Everyday {
  readonly question: string;
  readonly answers: readonly { readonly entry?: string; readonly tool?: string }[];
}
interface Refused {
  readonly question: string;
  readonly reason: string;
}
type Half = 'tuning' | 'measuring';
const halves: readonly Half[] = ['tuning', 'measuring'];

const questions = (name: string, half: Half): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../chat/questions/${name}-${half}.json`), 'utf8'));
const everyday = (half: Half) =>
  (questions('everyday', half) as Everyday[]).filter(({ answers }) => answers.some(({ entry }) => entry !== undefined));

/** On places and people, the entry that says why we don't is as good as no answer. */
function isRefused(question: string, reason: string): boolean {
  const found = knowledge.search(question, 1);
  return !isConfident(question, found) || (reason === 'steering' && found[0]?.entry.id === 'fair-housing');
}

const lines: string[] = [];
const print = (line: string): void => void lines.push(line);
afterAll(() => {
  process.stdout.write(`\nKnowledge base of ${entries.length} entries\n${lines.map((line) => `  ${line}\n`).join('')}`);
});
const share = (part: number, whole: number): string => `${part} of ${whole} (${Math.round((part / whole) * 100)}%)`;

describe('the questions', () => {
  it('are 200 everyday ones and 40 to refuse, each in one half only', () => {
    const all = (name: string) =>
      halves.flatMap((half) => questions(name, half) as Refused[]).map(({ question }) => question);
    expect(new Set(all('everyday')).size).toBe(200);
    expect(new Set(all('refused')).size).toBe(40);
  });

  it('name entries that exist', () => {
    const named = halves.flatMap((half) => everyday(half).flatMap(({ answers }) => answers.map(({ entry }) => entry)));
    expect(named.filter((id) => id !== undefined && !knowledge.get(id))).toEqual([]);
  });
});

describe('the entries', () => {
  it('are at least 150, each with its own id', () => {
    expect(entries.length).toBeGreaterThanOrEqual(150);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  it('are short, and begin with the answer', () => {
    const lengths = entries.map(({ id }) => [id, knowledge.get(id)?.text.split(/\s+/).length ?? 0] as const);
    expect(lengths.filter(([, length]) => length < 60 || length > 180)).toEqual([]);
  });

  it('refer only to rows that exist, in a form that these have', () => {
    const policy = policyAt(dayOf(checkedOn));
    const keys = new Set(entries.flatMap(({ text }) => rowKeysIn(text)));
    expect([...keys].filter((key) => !policy.findRow(key))).toEqual([]);
    expect(entries.filter(({ text }) => /\{\{|\}\}/.test(fillFigures(text, policy.findRow).text))).toEqual([]);
  });

  it('name no amount of money or percent but by a row', () => {
    expect(entries.filter(({ text }) => /[$%]|\d percent/.test(text)).map(({ id }) => id)).toEqual([]);
  });

  it('are called something that no other entry is called', () => {
    const idsByName = new Map<string, Set<string>>();
    for (const { id, title, also } of entries) {
      for (const name of [title, ...also]) {
        const terms = [...new Set(termsOf(wordsOf(name)))].sort().join(' ');
        if (terms !== '') idsByName.set(terms, (idsByName.get(terms) ?? new Set()).add(id));
      }
    }
    expect([...idsByName.values()].filter((ids) => ids.size > 1).map((ids) => [...ids])).toEqual([]);
  });

  it('were checked on or after the day of their source', () => {
    expect(entries.filter(({ source, checked }) => source.date > checked).map(({ id }) => id)).toEqual([]);
  });
});

describe('figures', () => {
  const rows = rowsInForce('2026-11-20');
  const fill = (text: string) => fillFigures(text, (key) => rows.get(key));

  it.each([
    ['{{row:fha/down-payment/standard}}', '3.5%'],
    ['{{row:conventional/limit/lowest}}', '$832,750'],
    ['{{row:conventional/score}}', '620'],
    ['{{row:state/TN/closing/loan-tax}}', '0.115%'],
    ['{{row:closing/appraisal|range}}', '$400 to $700'],
    ['{{row:closing/appraisal|low}}', '$400'],
    ['{{row:closing/appraisal|high}}', '$700'],
    ['{{row:first-year/TX/homestead|day}}', 'April 30'],
    ['{{product:toolkit-price}}', '$149'],
  ])('%s reads %s', (reference, text) => {
    expect(fill(reference).text).toBe(text);
  });

  it('come with the ids of their rows', () => {
    expect(fill('{{row:va/score}} and {{row:va/score}} of {{row:usda/score}}').rowIds).toEqual([
      'va/score@2026-01-01',
      'usda/score@2026-01-01',
    ]);
  });

  it('follow the calendar: a row that has ended is not quoted', () => {
    const later = createKnowledge(() => new Date('2027-01-01T12:00:00Z'));
    expect(knowledge.get('conforming-loan-limit')?.text).toContain('$1,249,125');
    expect(later.get('conforming-loan-limit')?.text).toContain(noFigure);
    expect(later.get('conforming-loan-limit')?.text).not.toContain('1,249,125');
  });

  it('fail on what does not exist', () => {
    expect(() => fill('{{product:moon}}')).toThrow('no product figure moon');
    expect(() => fill('{{product:constructor}}')).toThrow('no product figure');
    expect(() => fill('{{row:fha/upfront-premium|range}}')).toThrow('has no range');
    expect(() => fill('{{row:closing/appraisal|loud}}')).toThrow('written as loud');
  });
});

describe('a file', () => {
  const valid = `---
id: an-entry
title: An entry
topics: [loans]
also: [something]
source:
  name: A source
  url: https://www.ecfr.gov
  date: '2026-01-01'
checked: '2026-11-20'
---

The answer.
`;
  it('is read', () => {
    expect(readEntry('loans/an-entry.md', valid)).toMatchObject({ id: 'an-entry', text: 'The answer.' });
  });

  it.each([
    ['no front matter', 'The answer.', 'front matter'],
    ['an unknown topic', valid.replace('[loans]', '[moon]'), 'topics'],
    ['an unknown state', valid.replace('also:', 'states: [ZZ]\nalso:'), 'states'],
    ['a misspelled field', valid.replace('also:', 'allso:'), 'also'],
    ['a source without a date', valid.replace("'2026-01-01'", 'soon'), 'date'],
    ['a source over http', valid.replace('https:', 'http:'), 'url'],
    ['a source that runs code', valid.replace('https://www.ecfr.gov', 'javascript:alert(1)'), 'url'],
    ['no text', valid.replace('The answer.', ''), 'no text'],
    ['another id', valid.replace('an-entry', 'other-entry'), 'other-entry'],
  ])('with %s is refused by name', (_, content, reason) => {
    expect(() => readEntry('loans/an-entry.md', content)).toThrow(reason);
    expect(() => readEntry('loans/an-entry.md', content)).toThrow('an-entry.md');
  });
});

describe('search', () => {
  const first = (question: string): KnowledgeEntry['id'] | undefined => knowledge.search(question, 1)[0]?.entry.id;

  it.each([
    ['a synonym', 'EMD', 'earnest-money'],
    ['a phrase for it', 'what is a good-faith deposit', 'earnest-money'],
    ['an abbreviation', 'PITI?', 'monthly-payment'],
    ['a misspelling', 'aprasial came in low', 'low-appraisal'],
    ['letters in the wrong order', 'what is an escorw account', 'escrow-account'],
    ['Spanish', '¿Qué es el enganche?', 'down-payment'],
    ['capital letters', 'HOW DO I GET RID OF PMI', 'ending-pmi'],
  ])('understands %s', (_, question, id) => {
    expect(first(question)).toBe(id);
  });

  it('finds nothing in nothing', () => {
    for (const question of ['', '   ', '???', 'what is the', '12345', '💰', '{{row:va/score}}']) {
      expect(knowledge.search(question, 3)).toEqual([]);
      expect(isConfident(question, [])).toBe(false);
    }
  });

  it('returns as many as asked for, best first', () => {
    const scores = knowledge.search('closing costs', 5).map(({ score }) => score);
    expect(scores).toHaveLength(5);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('takes a long, hostile question in stride', () => {
    const question = `${'a'.repeat(2_000)} ${'escrow '.repeat(300)} __proto__ constructor`;
    expect(knowledge.search(question, 1)[0]?.entry.id).toBe('escrow-account');
  });

  it('prints how often it finds an answer to everyday questions', () => {
    for (const half of halves) {
      const asked = everyday(half);
      const rank = asked.map(({ question, answers }) =>
        knowledge.search(question, 3).findIndex(({ entry }) => answers.some((answer) => answer.entry === entry.id)),
      );
      const sure = asked.filter(({ question }) => isConfident(question, knowledge.search(question, 1)));
      const right = asked.filter(
        ({ question }, at) => rank[at] === 0 && isConfident(question, knowledge.search(question, 1)),
      );
      print(
        `${half}: first ${share(rank.filter((at) => at === 0).length, asked.length)}, among three ` +
          `${share(rank.filter((at) => at >= 0).length, asked.length)}, sure ${share(sure.length, asked.length)}, ` +
          `sure and right ${share(right.length, asked.length)}`,
      );
      expect(right.length / asked.length).toBeGreaterThanOrEqual(0.85);
    }
  });

  it('prints how often it says that it does not know', () => {
    for (const half of halves) {
      const asked = questions('refused', half) as Refused[];
      const refused = asked.filter(({ question, reason }) => isRefused(question, reason));
      print(`${half}: “I don’t know” to ${share(refused.length, asked.length)} of what it can’t answer`);
      expect(refused.length / asked.length).toBeGreaterThanOrEqual(0.9);
    }
  });

  it('prints how long a search takes', () => {
    const asked = halves.flatMap((half) => questions('everyday', half) as Everyday[]);
    const times = asked
      .map(({ question }) => {
        const start = performance.now();
        knowledge.search(question, 5);
        return performance.now() - start;
      })
      .sort((a, b) => a - b);
    const at = (quantile: number) => (times[Math.floor(times.length * quantile)] ?? 0).toFixed(2);
    print(`a search takes ${at(0.5)} ms, ${at(0.95)} ms at the 95th percentile`);
    expect(times).toHaveLength(200);
  });
});

describe('questions that no entry answers', () => {
  it.each<[question: string, kind: Unanswerable | undefined]>([
    ['Will rates drop next year?', 'prediction'],
    ['What did my inspector say?', 'personal'],
    ['Can I sue the seller?', 'legal'],
    ['How can I hide a car loan from my lender?', 'dishonest'],
    ['How do I file my federal taxes?', 'elsewhere'],
    ['What is a rate lock?', undefined],
    ['What is my first step?', undefined],
    ['I think my realtor is hiding something', undefined],
    ['How do I file for a homestead exemption?', undefined],
    ['Will my taxes go up after I buy in Florida?', undefined],
    ['Can the lender say no?', undefined],
    ['When will I get my keys?', undefined],
  ])('%s', (question, kind) => {
    expect(unanswerable(question)).toBe(kind);
  });
});
