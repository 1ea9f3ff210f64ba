import {
  baseServiceConfig,
  calledConfig,
  callingConfig,
  formerSecrets,
  loadConfig,
  secret,
} from '@hearthway/service-kit';
import * as z from 'zod/mini';
import type { BudgetOptions, ModelChoice } from './chat/index.js';

export const configSchema = z.object({
  ...baseServiceConfig,
  /** Operations port of svc-identity, for token keys and ended sessions. */
  IDENTITY_OPERATIONS_URL: z.url(),
  ...callingConfig,
  ...calledConfig,
  /** JSON in the shape of the contract's `mortgageRates`. Without it, the service returns the sample. */
  MORTGAGE_RATES_FILE: z.optional(z.string().check(z.minLength(1))),
  /** JSON or CSV of real lenders. Without it, buyers are matched with made-up ones. */
  LENDERS_FILE: z.optional(z.string().check(z.regex(/\.(?:json|csv)$/, 'must end in .json or .csv'))),
  /** Seals sensitive answers in the database. */
  SENSITIVE_DATA_SECRET: secret,
  SENSITIVE_DATA_FORMER_SECRETS: formerSecrets,
  /** Who answers for Mia besides our own tools. Without it, nobody: no question leaves the service. */
  MIA_MODEL_PROVIDER: z.optional(z.enum(['openai-compatible', 'anthropic'])),
  /** Base address of an OpenAI-compatible API, such as `http://127.0.0.1:11434/v1`. Alone, it also chooses that provider. */
  MIA_MODEL_URL: z.optional(z.url({ protocol: /^https?$/ })),
  MIA_MODEL: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  MIA_MODEL_KEY: z.optional(z.string().check(z.minLength(1))),
  /** How long a model may say nothing before the answer comes without it. */
  MIA_MODEL_PATIENCE_MILLISECONDS: z._default(z.coerce.number().check(z.int(), z.gte(200), z.lte(60_000)), 2_500),
  /** US dollars for a million tokens of questions, and of answers. Without both, budgets count tokens. */
  MIA_MODEL_INPUT_PRICE: z.optional(z.coerce.number().check(z.gte(0), z.lte(10_000))),
  MIA_MODEL_OUTPUT_PRICE: z.optional(z.coerce.number().check(z.gte(0), z.lte(10_000))),
  /** US dollars a day, if prices are known: for one buyer, and for all. */
  MIA_MODEL_DOLLARS_PER_BUYER: z._default(z.coerce.number().check(z.gte(0)), 1),
  MIA_MODEL_DOLLARS: z._default(z.coerce.number().check(z.gte(0)), 50),
  /** Tokens a day, if they aren’t, of questions and answers: for one buyer, and for all. */
  MIA_MODEL_TOKENS_PER_BUYER: z._default(z.coerce.number().check(z.int(), z.gte(0)), 200_000),
  MIA_MODEL_TOKENS: z._default(z.coerce.number().check(z.int(), z.gte(0)), 5_000_000),
  /** A clamd that scans uploads for viruses: `tcp://host:3310` or `unix:///path`. Without it, the page says that nothing is scanned. */
  CLAMD_URL: z.optional(z.url({ protocol: /^(?:tcp|unix)$/ })),
  /** The operator’s certificate and RSA key (PKCS#12), which seals signed PDFs. Without it, a trial one does, and says so. */
  SIGNING_P12_FILE: z.optional(z.string().check(z.minLength(1))),
  SIGNING_P12_PASSWORD: z._default(z.string(), ''),
  /** Moves the clock of deadlines, alerts, and everything else that depends on the day. Never set outside tests. */
  CLOCK_OFFSET_FILE: z.optional(z.string().check(z.minLength(1))),
});

export type Config = Readonly<z.infer<typeof configSchema>>;

/** @throws Error if the variables contradict each other */
export function modelChoiceOf({
  MIA_MODEL_PROVIDER: named,
  MIA_MODEL_URL: url,
  MIA_MODEL: model,
  MIA_MODEL_KEY: key,
}: Config): ModelChoice {
  const provider = named ?? (url === undefined ? undefined : 'openai-compatible');
  if (provider === undefined) {
    if (model !== undefined || key !== undefined)
      throw new Error('MIA_MODEL and MIA_MODEL_KEY need MIA_MODEL_URL or MIA_MODEL_PROVIDER');
    return { kind: 'none' };
  }
  if (model === undefined) throw new Error('MIA_MODEL has to name a model of the provider');
  if (provider === 'anthropic') {
    if (key === undefined) throw new Error('Anthropic needs MIA_MODEL_KEY');
    return { kind: 'anthropic', model, key, url };
  }
  if (url === undefined) throw new Error('An OpenAI-compatible provider needs MIA_MODEL_URL');
  return { kind: 'openai-compatible', url, model, key };
}

/** @throws Error if only one of the prices is set */
export function budgetOptionsOf({
  MIA_MODEL_INPUT_PRICE: input,
  MIA_MODEL_OUTPUT_PRICE: output,
  ...caps
}: Config): BudgetOptions {
  if ((input === undefined) !== (output === undefined))
    throw new Error('MIA_MODEL_INPUT_PRICE and MIA_MODEL_OUTPUT_PRICE need each other');
  return {
    prices: input === undefined || output === undefined ? undefined : { input, output },
    dollars: { buyer: caps.MIA_MODEL_DOLLARS_PER_BUYER, all: caps.MIA_MODEL_DOLLARS },
    tokens: { buyer: caps.MIA_MODEL_TOKENS_PER_BUYER, all: caps.MIA_MODEL_TOKENS },
  };
}

export const readConfig = (): Config => loadConfig(configSchema, process.env);
