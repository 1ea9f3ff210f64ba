import type { Operation, OperationInput } from '@hearthway/contracts/operation';
import type { ProblemDetail } from '@hearthway/contracts/problem';
import { problemTexts } from '@hearthway/contracts/texts';
import type { Request } from 'express';
import { AppError } from '../errors/index.js';

const parts = ['params', 'query', 'headers', 'body'] as const;
const maximumDetails = 20;

/**
 * Parses the declared parts of a request strictly. Query and body must be empty where they aren’t declared.
 * @throws AppError `request.invalid` with one detail per invalid field (`body.email`)
 */
export function parseInput<Op extends Operation>(operation: Op, request: Request): OperationInput<Op> {
  const input: Record<string, unknown> = {};
  const details: ProblemDetail[] = [];
  for (const part of parts) {
    const schema = operation[part];
    const given: unknown = request[part];
    if (schema) {
      const parsed = schema.safeParse(given === undefined && part === 'query' ? {} : given);
      if (parsed.success) input[part] = parsed.data;
      else details.push(...parsed.error.issues.flatMap((issue) => toDetails(part, issue)));
    } else if ((part === 'query' || part === 'body') && isFilled(given)) {
      details.push({ path: part, message: `This operation takes no ${part}` });
    }
  }
  if (details.length > 0) {
    throw new AppError('request.invalid', problemTexts.invalid, { details: details.slice(0, maximumDetails) });
  }
  return input as unknown as OperationInput<Op>;
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code: string;
  readonly keys?: readonly string[];
}

function toDetails(part: string, issue: Issue): ProblemDetail[] {
  const path = [part, ...issue.path.map(String)];
  if (issue.code !== 'unrecognized_keys' || !issue.keys) return [{ path: path.join('.'), message: issue.message }];
  return issue.keys.map((key) => ({ path: [...path, key.slice(0, 60)].join('.'), message: 'is not expected' }));
}

function isFilled(given: unknown): boolean {
  if (given === undefined || given === null) return false;
  return typeof given !== 'object' || Object.keys(given).length > 0;
}
