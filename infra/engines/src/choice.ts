import { ENGINE_CHOICES, type EngineChoice } from './engine.js';

/** Probes return undefined if their way applies, else the reason why not. They run in order, only until one applies. */
export type ChoiceProbes = Record<EngineChoice, () => Promise<string | undefined>>;

export type Choice = { kind: EngineChoice } | { kind: 'none'; reason: string };

/** Takes the first way that applies, or only the forced one. */
export async function chooseEngine(forced: string | undefined, probes: ChoiceProbes): Promise<Choice> {
  if (forced !== undefined && forced !== '') return chooseForced(forced, probes);
  const refusals: string[] = [];
  for (const kind of ENGINE_CHOICES) {
    const refusal = await probes[kind]();
    if (refusal === undefined) return { kind };
    refusals.push(refusal);
  }
  return { kind: 'none', reason: `${refusals.join('; ')}.` };
}

async function chooseForced(forced: string, probes: ChoiceProbes): Promise<Choice> {
  const kind = ENGINE_CHOICES.find((choice) => choice === forced);
  if (kind === undefined) {
    return { kind: 'none', reason: `HEARTHWAY_ENGINES is "${forced}", which is none of ${ENGINE_CHOICES.join(', ')}.` };
  }
  const refusal = await probes[kind]();
  return refusal === undefined ? { kind } : { kind: 'none', reason: `HEARTHWAY_ENGINES=${kind}, but ${refusal}.` };
}
