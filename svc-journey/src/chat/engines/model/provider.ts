import type { LanguageModel } from 'ai';

/** Which model answers, if any. */
export type ModelChoice =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'openai-compatible';
      readonly url: string;
      readonly model: string;
      readonly key: string | undefined;
    }
  | { readonly kind: 'anthropic'; readonly model: string; readonly key: string; readonly url: string | undefined };

/** Who gets the questions, as buyers are told. */
export function providerName(choice: ModelChoice): string | null {
  if (choice.kind === 'none') return null;
  return choice.kind === 'anthropic' ? 'Anthropic' : new URL(choice.url).host;
}

/** Loads the SDK of the provider, which takes no memory while no model is configured. */
export async function openModel(choice: Exclude<ModelChoice, { kind: 'none' }>): Promise<LanguageModel> {
  if (choice.kind === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ apiKey: choice.key, ...(choice.url !== undefined && { baseURL: choice.url }) })(
      choice.model,
    );
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const provider = createOpenAICompatible({
    name: 'mia',
    baseURL: choice.url,
    includeUsage: true,
    ...(choice.key !== undefined && { apiKey: choice.key }),
  });
  return provider.chatModel(choice.model);
}
