import { ownValue } from '@hearthway/contracts/own-value';
import { operationPath, type Operation, type OperationReply } from '@hearthway/contracts/operation';
import type { Transport } from '@hearthway/contracts/platform';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  callOperation,
  type AnyInput,
  type CallInput,
  type CallOptions,
  type CallArguments,
} from './call-operation.js';
import { RequestError } from './request-error.js';

/** The caller, whose session `request` sends. */
export interface Caller {
  readonly request: Transport;
  readonly userId?: string | undefined;
}

/**
 * The query key of an operation. Starts with the user, so that a second account on this device never sees the first one's
 * data. A key also matches the paths below its own, and without an input, any input.
 */
export function operationKey(
  { userId }: Pick<Caller, 'userId'>,
  operation: Operation,
  input: AnyInput = {},
): readonly unknown[] {
  const { params, ...rest } = input;
  const path = operationPath(operation, params).split('/').slice(1);
  return [userId ?? null, ...path, ...(Object.keys(rest).length > 0 ? [rest] : [])];
}

type InputArguments<Op extends Operation> = keyof CallInput<Op> extends never
  ? [input?: undefined]
  : [input: CallInput<Op>];

/** Options for `useQuery` that call an operation. A buyer's operation waits until the buyer is known. */
export function operationQuery<Op extends Operation>(caller: Caller, operation: Op, ...[input]: InputArguments<Op>) {
  return queryOptions<OperationReply<Op>, RequestError>({
    queryKey: operationKey(caller, operation, input),
    queryFn: ({ signal }) => call(caller, operation, input, { signal }),
    enabled: operation.access !== 'buyer' || caller.userId !== undefined,
  });
}

/** An operation whose path has no parameters, such as the list of a collection. */
type WithoutParams = Operation & { readonly params?: undefined };

export interface OperationEffect<Op extends Operation, Read extends WithoutParams> {
  /** Keys to refetch. Also after a failure, since someone else may have changed the data first. */
  readonly changes: Read;
  /**
   * The data after the call, shown without waiting for the refetch. Without it, the mutation ends after the refetch. Only
   * for operations without input, whose data has one key.
   */
  readonly write?: keyof CallInput<Read> extends never
    ? (data: OperationReply<Read>, reply: OperationReply<Op>, input: CallInput<Op>) => OperationReply<Read>
    : never;
}

type Variables<Op extends Operation> = keyof CallInput<Op> extends never ? undefined : CallInput<Op>;

/** Options for `useMutation` that call an operation. Its variables are the input. Deleting what is already gone succeeds. */
export function operationMutation<Op extends Operation, Read extends WithoutParams = never>(
  caller: Caller,
  operation: Op,
  effect?: OperationEffect<Op, Read>,
) {
  return mutationOptions<OperationReply<Op>, RequestError, Variables<Op>>({
    // Not in callbacks such as `onSuccess`, which would be lost when the caller adds its own.
    async mutationFn(input, { client }) {
      const { changes, write } = effect ?? {};
      const queryKey = changes && operationKey(caller, changes);
      const refetch = async () => {
        if (!queryKey) return;
        // A first fetch still in progress may return data from before the change, and isn't repeated.
        await client.cancelQueries({ queryKey });
        await client.invalidateQueries({ queryKey });
      };
      const reply = await call(caller, operation, input).catch((error: unknown) => {
        if (isGone(operation, error)) return undefined as OperationReply<Op>;
        void refetch();
        throw error;
      });
      if (queryKey && write) {
        const written = (data: OperationReply<Read>) => write(data, reply, input as CallInput<Op>);
        client.setQueryData<OperationReply<Read>>(queryKey, (data) => data && written(data));
        void refetch();
      } else {
        await refetch();
      }
      return reply;
    },
  });
}

function call<Op extends Operation>({ request }: Caller, operation: Op, input: unknown, options?: CallOptions) {
  return callOperation(request, operation, ...([input, options] as CallArguments<Op>));
}

function isGone({ method, reply, errors }: Operation, error: unknown): boolean {
  return method === 'DELETE' && !reply && error instanceof RequestError && ownValue(errors, error.code) === 404;
}
