/** Runs an assertion; if it fails, the message starts with the label. Jest's `expect` takes no message. */
export function labeled<Result>(label: string, assert: () => Result): Result {
  const explain = (error: unknown): never => {
    if (error instanceof Error) error.message = `${label}: ${error.message}`;
    throw error;
  };
  try {
    const result = assert();
    return result instanceof Promise ? (result.catch(explain) as Result) : result;
  } catch (error) {
    return explain(error);
  }
}
