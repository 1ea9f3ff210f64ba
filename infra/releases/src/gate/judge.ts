import {
  operationFinder,
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
  const names = { consumer: shownRelease(pair.consumer), provider: shownRelease(pair.provider) };
  const problems = problemsOf(pair, names).map((problem) => shortened(problem, 1_000));
  const more = problems.length - mostProblems;
  if (more <= 0) return problems;
  return [...problems.slice(0, mostProblems), `${names.consumer} and ${names.provider} have ${more} more problems`];
}

interface Names {
  readonly consumer: string;
  readonly provider: string;
}

function problemsOf(pair: Pair, names: Names): string[] {
  const work = new Work(mostSteps);
  try {
    const examples = examplesIn(pair, work);
    return [
      ...examples.unknown.map((what) => `${names.consumer} was built without what its pact tells: ${what}`),
      ...judgeCalls(pair, names, examples, work),
      ...judgeEvents(pair, names, examples, work),
    ];
  } catch (error) {
    if (!(error instanceof CannotJudge)) throw error;
    return [`Whether ${names.consumer} and ${names.provider} work together can’t be judged: ${error.message}`];
  }
}

/** What a pact has of what its consumer was built to find. */
interface Examples {
  readonly responses: Map<DescribedOperation, Response[]>;
  /** By type. */
  readonly messages: Map<string, unknown[]>;
  /** Descriptions of those that it wasn't built to find, which a build refuses. */
  readonly unknown: string[];
}

const typed = z.object({ type: z.string() });

function examplesIn({ pact, built }: Pair, work: Work): Examples {
  const responses = new Map(built.operations.map((operation): [DescribedOperation, Response[]] => [operation, []]));
  const messages = new Map(built.events.map(({ type }): [string, unknown[]] => [type, []]));
  const unknown: string[] = [];
  const findOperation = operationFinder(built.operations, (steps) => work.spend(steps));
  for (const { description, request, response, contents } of pact.interactions) {
    work.spend();
    const operation = request && findOperation(request);
    const messagesLikeIt = messages.get(typed.safeParse(contents?.content).data?.type ?? '');
    if (operation && response) responses.get(operation)?.push(response);
    if (!operation && messagesLikeIt) messagesLikeIt.push(contents?.content);
    if (!operation && !messagesLikeIt) unknown.push(description);
  }
  return { responses, messages, unknown };
}

function judgeCalls(pair: Pair, { consumer, provider }: Names, { responses }: Examples, work: Work): string[] {
  const offered = new Map(pair.offered.operations.map((operation) => [placeOf(operation), operation]));
  return pair.built.operations.flatMap((built) => {
    const name = shownOperation(built);
    const there = offered.get(placeOf(built));
    if (!there) return [`${consumer} calls ${name}, which ${provider} doesn’t have`];
    const { refused, unreadable } = judgeOperation({
      caller: pair.consumer.slice,
      built,
      offered: there,
      responses: responses.get(built) ?? [],
      work,
    });
    return [
      ...refused.map((what) => `${provider} refuses what ${consumer} sends with ${name}: ${what}`),
      ...unreadable.map((what) => `${consumer} can’t read what ${provider} replies to ${name}: ${what}`),
    ];
  });
}

function judgeEvents(pair: Pair, { consumer, provider }: Names, { messages }: Examples, work: Work): string[] {
  const offered = new Map(pair.offered.events.map(({ type, message }) => [type, message]));
  return pair.built.events.flatMap(({ type, message }) => {
    const published = offered.get(type);
    if (!published) return [`${consumer} needs the event ${type}, which ${provider} doesn’t publish`];
    const reads = messages.get(type) ?? [];
    return compareSchemas(published, message, { field: 'event', reads, work }).map(
      ({ field, what }) => `${consumer} can’t read the event ${type} of ${provider}: ${field} ${what}`,
    );
  });
}
