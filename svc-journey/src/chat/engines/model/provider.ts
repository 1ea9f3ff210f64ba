import type { LanguageModel } from 'ai';
import type { ChosenModel } from './model-settings.js';

/** Loads the provider's SDK, which takes no memory while no model is configured. */
export async function openModel({
  provider,
  model,
  url,
  key,
}: Pick<ChosenModel, 'provider' | 'model' | 'url' | 'key'>): Promise<LanguageModel> {
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL: url, ...(key !== undefined && { apiKey: key }) })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'mia',
    baseURL: url,
    includeUsage: true,
    ...(key !== undefined && { apiKey: key }),
  }).chatModel(model);
}
