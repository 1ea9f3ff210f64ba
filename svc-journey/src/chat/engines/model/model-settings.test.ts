import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { chosenModel, modelSettings } from './model-settings.js';

const settings = z.object(modelSettings);
const chosen = (variables: Readonly<Record<string, string>>) => chosenModel(settings.parse(variables));

describe('the model that settings choose', () => {
  it('is none by default', () => {
    expect(chosen({})).toBeUndefined();
  });

  it.each<[string, Record<string, string>, object]>([
    ['one at an address', { MIA_MODEL_URL: 'http://127.0.0.1:11434/v1' }, { providerName: '127.0.0.1:11434' }],
    [
      'Anthropic',
      { MIA_MODEL_PROVIDER: 'anthropic', MIA_MODEL_KEY: 'k' },
      { providerName: 'Anthropic', url: 'https://api.anthropic.com/v1' },
    ],
    [
      'one with Anthropic’s interface elsewhere, which is named',
      { MIA_MODEL_PROVIDER: 'anthropic', MIA_MODEL_KEY: 'k', MIA_MODEL_URL: 'https://proxy.example/v1' },
      { providerName: 'proxy.example' },
    ],
  ])('may be %s', (_what, variables, expected) => {
    expect(chosen({ MIA_MODEL: 'm', ...variables })).toMatchObject({ ...expected, patienceMilliseconds: 2_500 });
  });

  it.each<[string, Record<string, string>]>([
    ['need MIA_MODEL', { MIA_MODEL_KEY: 'k' }],
    ['needs MIA_MODEL_URL', { MIA_MODEL: 'm' }],
    ['needs MIA_MODEL_KEY', { MIA_MODEL: 'm', MIA_MODEL_PROVIDER: 'anthropic' }],
    ['need each other', { MIA_MODEL: 'm', MIA_MODEL_URL: 'http://localhost/v1', MIA_MODEL_INPUT_PRICE: '3' }],
  ])('is none if something is missing: it %s', (message, variables) => {
    expect(() => chosen(variables)).toThrow(message);
  });
});
