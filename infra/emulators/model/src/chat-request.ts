import * as z from 'zod/mini';

const message = z.object({ role: z.string(), content: z.optional(z.unknown()) });

/** The parts of a chat completion request that a script looks at. */
const chatRequest = z.object({
  model: z.string(),
  stream: z.optional(z.boolean()),
  messages: z.array(message),
  tools: z.optional(z.array(z.object({ function: z.object({ name: z.string() }) }))),
});

export interface RecordedRequest {
  /** Every byte of the body. */
  readonly body: string;
  readonly authorization: string | undefined;
  readonly model: string;
  /** Names of the tools that the model may call. */
  readonly tools: readonly string[];
  readonly messages: readonly { readonly role: string; readonly text: string }[];
}

/** @throws ZodError if it is no chat completion request */
export function readRequest(body: string, authorization: string | undefined): RecordedRequest {
  const { model, tools = [], messages } = chatRequest.parse(JSON.parse(body));
  return {
    body,
    authorization,
    model,
    tools: tools.map(({ function: { name } }) => name),
    messages: messages.map(({ role, content }) => ({
      role,
      text: typeof content === 'string' ? content : JSON.stringify(content ?? ''),
    })),
  };
}
