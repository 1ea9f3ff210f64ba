import { expect, it } from '@jest/globals';
import { routeQuestion } from './route-question.js';

const route = (question: string) =>
  routeQuestion({
    question,
    pasted: undefined,
    pending: undefined,
    now: new Date('2026-11-24T16:00:00Z'),
    timeZone: 'America/Chicago',
  });

it.each<[question: string, tool: string, input: Readonly<Record<string, unknown>>]>([
  ['Where is my loan application?', 'mortgage-application', {}],
  ['which loan estimate did I choose', 'mortgage-application', {}],
  ['When does my rate lock end?', 'mortgage-application', {}],
  ['is my rate locked', 'mortgage-application', {}],
  ['did i already send my intent to proceed', 'mortgage-application', {}],
  ['en qué va mi solicitud', 'mortgage-application', {}],
  ['What did the inspection find?', 'inspection', {}],
  ['what did my inspector say about the roof', 'inspection', { about: 'roof' }],
  ['what do the inspectors notes say about the furnace', 'inspection', { about: 'furnace' }],
  ['show me my inspection findings', 'inspection', {}],
  ['What am I asking the seller to fix?', 'inspection', {}],
  ['qué encontró el inspector', 'inspection', {}],
  ['Where is my loan?', 'underwriting', {}],
  ['What are my conditions?', 'underwriting', {}],
  ['which conditions are still open', 'underwriting', {}],
  ['did i send my bank statement to the lender', 'underwriting', { condition: 'bank statement' }],
  ['Am I clear to close?', 'underwriting', {}],
  ['what did the underwriter decide', 'underwriting', {}],
  ['cómo va mi préstamo', 'underwriting', {}],
  ['Did my appraisal come in yet?', 'appraisal', {}],
  ['what did the house appraise for', 'appraisal', {}],
  ['how big is my appraisal gap', 'appraisal', {}],
  ['ya llegó mi avalúo?', 'appraisal', {}],
  ['Is my closing on track?', 'closing', {}],
  ['what is left to do before we close', 'closing', {}],
  ['does my lender owe me anything', 'closing', {}],
  ['What is in my first year?', 'first-year', {}],
  ['show me my first-year dates', 'first-year', {}],
])('asks for what is recorded: %s', (question, tool, input) => {
  expect(route(question)).toEqual({ kind: 'tool', tool, input });
});

it.each([
  'what does clear to close mean',
  'Is the underwriter going to approve my file?',
  'My loan application got denied today. Am I entitled to know why?',
  'my rate lock expires before closing what now',
  'did the appraisal come in low, and what now',
  'appraisal came back 15k under what now',
  'Should I send my bank statement to the lender by email?',
  'Can I walk away after the inspection?',
  'What can I ask the seller to fix?',
  'what happens after the inspection',
  'why did my fees go up',
  'what should i do in my first year as an owner',
])('asks in general: %s', (question) => {
  expect(route(question)).toMatchObject({ kind: expect.stringMatching(/^(?:knowledge|unknown)$/) });
});
