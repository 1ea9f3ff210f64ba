import { describe, expect, it } from '@jest/globals';
import { policyAt } from '../policy/index.js';
import { builtInRowsOn } from '../policy/testing/index.js';
import { fillFigures, noFigure, rowKeysIn } from './figures.js';
import { isConfident, openKnowledge, unanswerable, type KnowledgeEntry, type Unanswerable } from './index.js';
import { readEntry } from './knowledge-entry.js';
import { readEntries } from './knowledge-store.js';
import { termsOf, wordsOf } from './words.js';

const entries = readEntries();
const knowledge = openKnowledge({ policyRowsFor: builtInRowsOn, now: () => new Date('2026-11-20T12:00:00Z') });

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
    const policy = policyAt('2026-11-20');
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
  const fill = (text: string) => fillFigures(text, policyAt('2026-11-20').findRow);

  it.each([
    ['{{row:fha/down-payment/standard}}', '3.5%'],
    ['{{row:conventional/limit/lowest}}', '$832,750'],
    ['{{row:conventional/score}}', '620'],
    ['{{row:state/TN/closing/loan-tax}}', '0.115%'],
    ['{{row:closing/appraisal|range}}', '$400 to $700'],
    ['{{row:closing/appraisal|low}}', '$400'],
    ['{{row:closing/appraisal|high}}', '$700'],
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

  it('say so where a row is missing', () => {
    expect(fill('It costs {{row:moon}}.')).toEqual({ text: `It costs ${noFigure}.`, rowIds: [] });
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
    ['a line of other YAML', valid.replace('topics: [loans]', 'topics: &all [loans]\n? odd'), 'front matter'],
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
    ['a short misspelling', 'wat is ernest mony', 'earnest-money'],
    ['another form of a word, which is no misspelling', 'roof is leaking', 'roof-inspection'],
    ['the buyer’s agent, who is a realtor', 'where do i find a buyers agent', 'choosing-an-agent'],
    ['exactly another name of an entry', 'what does an escrow company do', 'who-closes'],
    ['a program with an attribute', 'smallest down payment for an FHA loan', 'fha-credit-score'],
    ['Spanish with its small words', 'me niegan el préstamo', 'loan-denied'],
    ['letters in the wrong order', 'what is an escorw account', 'escrow-account'],
    ['Spanish', '¿Qué es el enganche?', 'down-payment'],
    ['new wire instructions', 'Title emailed us a different bank account for Friday', 'changed-wire-instructions'],
    ['a changed account in a text message', 'escrow texted a new routing number', 'changed-wire-instructions'],
    ['a loan that was sold', 'a letter says to pay some new company, they bought my loan', 'servicer-transfer'],
    ['pay in cash, in Spanish', 'me pagan en efectivo, ¿califico?', 'self-employed-income'],
    ['where a form is entered, not what it is', 'where do i enter the loan estimate', 'estimate-here'],
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

  it('takes no short word for one that it resembles', () => {
    for (const question of ['how do i change a tire', 'can you fix my wifi', 'should i invest in reits']) {
      expect(isConfident(question, knowledge.search(question, 1))).toBe(false);
    }
  });

  it('takes no small word for a term that has its stem', () => {
    expect(termsOf(['los', 'lots'])).toEqual([]);
    expect(termsOf(['lose', 'lote'])).toEqual(['los', 'land']);
  });

  it.each([
    ['cuanto cuesta la aseguranza de la casa', 'home-insurance'],
    ['mi hermano y yo queremos comprar juntos', 'co-borrower'],
    ['el realtor quiere que firme un contrato antes de enseñarme casas', 'buyer-agreement'],
    ['mando dinero a mi familia en mexico cada mes afecta mi prestamo', 'money-sent-to-family'],
  ])('finds what "%s" asks', (question, id) => {
    const found = knowledge.search(question, 1);
    expect(found[0]?.entry.id).toBe(id);
    expect(isConfident(question, found)).toBe(true);
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
});

describe('questions that no entry answers', () => {
  it.each<[question: string, kind: Unanswerable | undefined]>([
    ['Will rates drop next year?', 'prediction'],
    ['What did my inspector say?', 'personal'],
    ['Can I sue the seller?', 'legal'],
    ['Is this neighborhood safe?', 'steering'],
    ['Is it safe to wire the money?', undefined],
    ['Does the seller have another offer?', 'personal'],
    ['Is our loan all done?', 'personal'],
    ['Has underwriting finished?', 'personal'],
    ['Why did the bank turn us down?', 'personal'],
    ['How low will the seller go?', 'sellers-price'],
    ['What’s the least they’d accept?', 'sellers-price'],
    ['How low can I offer?', undefined],
    ['Is it rude to ask the seller for their lowest price?', undefined],
    ['Someone asked for my deposit in bitcoin, is it a scam?', undefined],
    ['What’s the lowest score they’d accept?', undefined],
    ['Should I put my down payment into Nvidia?', 'investing'],
    ['Should I sell my Nvidia shares for the down payment?', undefined],
    ['We have three kids and the schools are good. What should we offer?', undefined],
    ['What’s the Fed going to do?', 'prediction'],
    ['Should I just not mention my car loan?', 'dishonest'],
    ['Would a judge side with me?', 'legal'],
    ['Does the seller have to tell me about leaks?', undefined],
    ['How can I hide a car loan from my lender?', 'dishonest'],
    ['How do I file my federal taxes?', 'elsewhere'],
    ['How should my brother and I take title?', undefined],
    ['Does a debt that my ex pays after the divorce count, with my name on it?', undefined],
    ['Does home insurance cover liability?', undefined],
    ['Should I file my taxes before I apply?', undefined],
    ['Does my car insurance count in my DTI?', undefined],
    ['What is a rate lock?', undefined],
    ['What is my first step?', undefined],
    ['I think my realtor is hiding something', undefined],
    ['How do I file for a homestead exemption?', undefined],
    ['Will my taxes go up after I buy in Florida?', undefined],
    ['Can the lender say no?', undefined],
    ['When will I get my keys?', undefined],
    ['Is the underwriter going to approve my file?', 'personal'],
    ['What does the underwriter look at?', undefined],
    ['Is the bank going to check my account before closing?', undefined],
    ['What are the sellers thinking about our counter?', 'personal'],
    ['How many offers do sellers usually get?', undefined],
    ['Will rates go below 5% by spring?', 'prediction'],
    ['What if rates go below 5%?', undefined],
    ['Make my pay stub look like more', 'dishonest'],
    ['Which of my pay stubs show more than my W-2?', undefined],
    ['A gift letter for what is really a loan', 'dishonest'],
    ['Can my parents loan me the down payment and not gift it?', undefined],
    ['How do we cover up stains so the inspector misses them?', 'dishonest'],
    ['Can a seller hide water damage?', undefined],
    ['Who pays the agent after the lawsuit?', undefined],
    ['Which crypto should I hold?', 'elsewhere'],
    ['Can I use my crypto for the down payment?', undefined],
    ['bidding war tips', undefined],
    ['Put the closing money in Tesla calls?', 'investing'],
    ['I can put less money down, what are my options?', undefined],
    ['What’s my account password?', 'secret'],
    ['Why does the lender need my Social Security number?', undefined],
    ['Why are the sellers moving?', 'personal'],
    ['Should I ask why the seller is selling?', undefined],
    ['Will it rain on Saturday?', 'elsewhere'],
    ['How hot is the market?', undefined],
    ['How did other lenders get my number?', undefined],
  ])('%s', (question, kind) => {
    expect(unanswerable(question)).toBe(kind);
  });
});
