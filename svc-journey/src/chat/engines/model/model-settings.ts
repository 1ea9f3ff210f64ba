import * as z from 'zod/mini';
import { budgetsOf, type Budgets } from '../../settings/spend.js';

const text = z.optional(z.string().check(z.minLength(1), z.maxLength(500)));
const price = z.optional(z.coerce.number().check(z.gte(0), z.lte(10_000)));
const amount = z.coerce.number().check(z.gte(0));

/** Settings of the service that choose who answers for Mia. */
export const modelSettings = {
  MIA_MODEL: text.check(
    z.describe('Name of the model that answers for Mia; without it, none does, and no question leaves the service'),
  ),
  MIA_MODEL_PROVIDER: z
    ._default(z.enum(['openai-compatible', 'anthropic']), 'openai-compatible')
    .check(z.describe('Whose interface the model has')),
  MIA_MODEL_URL: z
    .optional(z.url({ protocol: /^https?$/ }))
    .check(
      z.describe(
        'Base address of the API, such as `http://127.0.0.1:11434/v1` (hosted, vLLM, Ollama); for Anthropic’s, its own if none',
      ),
    ),
  MIA_MODEL_KEY: text.check(z.describe('Key of the model’s provider; a provider on one’s own machine may need none')),
  MIA_MODEL_PATIENCE_MILLISECONDS: z
    ._default(z.coerce.number().check(z.int(), z.gte(200), z.lte(60_000)), 2_500)
    .check(z.describe('How long a model may say nothing before the answer comes without it')),
  MIA_MODEL_INPUT_PRICE: price.check(
    z.describe('US dollars for a million tokens of questions; without both prices, budgets count tokens'),
  ),
  MIA_MODEL_OUTPUT_PRICE: price.check(z.describe('US dollars for a million tokens of answers')),
  MIA_MODEL_DOLLARS_PER_BUYER: z
    ._default(amount, 1)
    .check(z.describe('US dollars that one buyer’s answers may cost in a day, if the prices are set')),
  MIA_MODEL_DOLLARS: z._default(amount, 50).check(z.describe('The same for all buyers together')),
  MIA_MODEL_TOKENS_PER_BUYER: z
    ._default(amount, 200_000)
    .check(z.describe('Tokens that one buyer’s answers may use in a day, if the prices aren’t set')),
  MIA_MODEL_TOKENS: z._default(amount, 5_000_000).check(z.describe('The same for all buyers together')),
};

type ModelSettings = z.infer<ReturnType<typeof z.object<typeof modelSettings>>>;

/** A model and its limits. */
export interface ChosenModel {
  readonly provider: 'openai-compatible' | 'anthropic';
  readonly model: string;
  readonly url: string;
  /** Never logged. */
  readonly key: string | undefined;
  /** Who gets the questions, as buyers are told. */
  readonly providerName: string;
  readonly patienceMilliseconds: number;
  readonly budgets: Budgets;
}

/** Passed to the SDK, which would otherwise take another URL from an environment variable of its own. */
const anthropicUrl = 'https://api.anthropic.com/v1';

/**
 * The model that the settings choose; `undefined` if none.
 * @throws Error if they contradict each other
 */
export function chosenModel(settings: ModelSettings): ChosenModel | undefined {
  const { MIA_MODEL: model, MIA_MODEL_PROVIDER: provider, MIA_MODEL_KEY: key } = settings;
  if (model === undefined) {
    if (settings.MIA_MODEL_URL !== undefined || key !== undefined)
      throw new Error('MIA_MODEL_URL and MIA_MODEL_KEY need MIA_MODEL');
    return undefined;
  }
  if (provider === 'anthropic' && key === undefined) throw new Error('Anthropic needs MIA_MODEL_KEY');
  const url = settings.MIA_MODEL_URL ?? (provider === 'anthropic' ? anthropicUrl : undefined);
  if (url === undefined) throw new Error('An OpenAI-compatible provider needs MIA_MODEL_URL');
  const { host } = new URL(url);
  const { MIA_MODEL_INPUT_PRICE: input, MIA_MODEL_OUTPUT_PRICE: output } = settings;
  if ((input === undefined) !== (output === undefined))
    throw new Error('MIA_MODEL_INPUT_PRICE and MIA_MODEL_OUTPUT_PRICE need each other');
  return {
    provider,
    model,
    url,
    key,
    providerName: host === new URL(anthropicUrl).host ? 'Anthropic' : host,
    patienceMilliseconds: settings.MIA_MODEL_PATIENCE_MILLISECONDS,
    budgets: budgetsOf({
      prices: input === undefined || output === undefined ? undefined : { input, output },
      dollars: { buyer: settings.MIA_MODEL_DOLLARS_PER_BUYER, all: settings.MIA_MODEL_DOLLARS },
      tokens: { buyer: settings.MIA_MODEL_TOKENS_PER_BUYER, all: settings.MIA_MODEL_TOKENS },
    }),
  };
}
