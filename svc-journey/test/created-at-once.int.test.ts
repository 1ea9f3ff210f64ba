import {
  exampleEstimateEntry,
  exampleHomeEntry,
  exampleLetterEntry,
  exampleQuoteEntry,
} from '@hearthway/contracts/examples';
import { addChatMemory, createChatThread, createHome, createPreApprovalLetter } from '@hearthway/contracts/journey';
import { createLenderQuote, createLoanEstimate } from '@hearthway/contracts/journey';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type JourneyUnderTest } from '../src/testing/index.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

const creations = [
  [createChatThread, { title: 'Closing costs' }],
  [addChatMemory, { text: 'No homeowners association' }],
  [createHome, exampleHomeEntry],
  [createPreApprovalLetter, exampleLetterEntry],
  [createLenderQuote, exampleQuoteEntry],
  [createLoanEstimate, exampleEstimateEntry],
] as const;

it.each(creations.map(([{ id, path }, entry]) => ({ id, path, entry })))(
  '$id creates one thing for six requests with one key at once',
  async ({ path, entry }) => {
    const buyer = await journey.buyer();
    const request = {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
      body: JSON.stringify(entry),
    };
    const responses = await Promise.all(Array.from({ length: 6 }, () => buyer.call(path, request)));
    const ids = await Promise.all(responses.map(async (response) => ((await response.json()) as { id: unknown }).id));
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(ids).size).toBe(1);
    expect(typeof ids[0]).toBe('string');
  },
);
