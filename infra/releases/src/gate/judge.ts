import {
  operationFor,
  type DescribedContract,
  type DescribedOperation,
  type Pact,
} from '@hearthway/contracts/releases';
import * as z from 'zod/mini';
import { judgeOperation, type Response } from './judge-operation.js';
import { CannotJudge, compareSchemas, Work, shortened } from './json-schema/index.js';
import { placeOf, shownOperation, shownRelease, type ReleaseName } from './names.js';

/** A consumer's release and a provider's. */
export interface Pair {
  readonly consumer: ReleaseName;
  /** What the consumer's tests say about the provider. */
  readonly pact: Pact;
  /** What the consumer was built to find. Only this is looked at. */
  readonly built: DescribedContract;
  readonly provider: ReleaseName;
  /** What the provider has. */
  readonly offered: DescribedContract;
}

/** Seven times what the largest pair takes, and about a second. */
const mostSteps = 1_000_000;
const mostProblems = 50;

/**
 * Why two releases don't work together, for the person who releases one of them; empty if they do. A consumer reads replies and
 * events with the schemas that it was built with, so these must take all that the provider may send, and the provider must take all
 * that the consumer may send.
 */
export function judge(pair: Pair): string[] {
  const consumer = shownRelease(pair.consumer);
  const provider = shownRelease(pair.provider);
  const problems = problemsOf(pair, consumer, provider).map((problem) => shortened(problem, 1_000));
  const more = problems.length - mostProblems;
  if (more <= 0) return problems;
  return [...problems.slice(0, mostProblems), `${consumer} and ${provider} have ${more} more problems`];
}

function problemsOf(pair: Pair, consumer: string, provider: string): string[] {
  const { built, offered } = pair;
  const work = new Work(mostSteps);
  try {
    const responses = responsesIn(pair, work);
    const operations = new Map(offered.operations.map((operation) => [placeOf(operation), operation]));
    const events = new Map(offered.events.map(({ type, message }) => [type, message]));
    return [
      ...built.operations.flatMap((operation) => {
        const name = shownOperation(operation);
        const there = operations.get(placeOf(operation));
        if (!there) return [`${consumer} calls ${name}, which ${provider} doesn’t have`];
        const { refused, unreadable } = judgeOperation({
          caller: pair.consumer.slice,
          built: operation,
          offered: there,
          responses: responses.get(operation) ?? [],
          work,
        });
        return [
          ...refused.map((what) => `${provider} refuses what ${consumer} sends with ${name}: ${what}`),
          ...unreadable.map((what) => `${consumer} can’t read what ${provider} replies to ${name}: ${what}`),
        ];
      }),
      ...built.events.flatMap(({ type, message }) => {
        const published = events.get(type);
        if (!published) return [`${consumer} needs the event ${type}, which ${provider} doesn’t publish`];
        const problems = compareSchemas(published, message, {
          field: 'event',
          reads: messagesOf(pair.pact, type),
          work,
        });
        return problems.map(
          ({ field, what }) => `${consumer} can’t read the event ${type} of ${provider}: ${field} ${what}`,
        );
      }),
    ];
  } catch (error) {
    if (!(error instanceof CannotJudge)) throw error;
    return [`Whether ${consumer} and ${provider} work together can’t be judged: ${error.message}`];
  }
}

function responsesIn({ pact, built }: Pair, work: Work): Map<DescribedOperation, Response[]> {
  const found = new Map<DescribedOperation, Response[]>();
  for (const { request, response } of pact.interactions) {
    work.spend(built.operations.length);
    const operation = request && operationFor(built.operations, request);
    if (!operation || !response) continue;
    const others = found.get(operation);
    if (others) others.push(response);
    else found.set(operation, [response]);
  }
  return found;
}

const typed = z.object({ type: z.string() });

const messagesOf = ({ interactions }: Pact, type: string): unknown[] =>
  interactions
    .map(({ contents }) => contents?.content)
    .filter((message) => typed.safeParse(message).data?.type === type);
