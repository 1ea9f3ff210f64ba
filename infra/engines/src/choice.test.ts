import { describe, expect, it } from '@jest/globals';
import { chooseEngine, type ChoiceProbes } from './choice.js';
import { ENGINE_CHOICES, type EngineChoice } from './engine.js';

/** Probes of a machine where only these ways apply. `asked` records which were probed. */
function machineWith(applies: EngineChoice[]): { probes: ChoiceProbes; asked: EngineChoice[] } {
  const asked: EngineChoice[] = [];
  const probe = (kind: EngineChoice) => () => {
    asked.push(kind);
    return Promise.resolve(applies.includes(kind) ? undefined : `no ${kind}`);
  };
  return {
    asked,
    probes: { uri: probe('uri'), local: probe('local'), docker: probe('docker'), embedded: probe('embedded') },
  };
}

describe('choosing an engine', () => {
  it.each<{ applies: EngineChoice[]; chosen: EngineChoice }>([
    { applies: ['uri', 'local', 'docker', 'embedded'], chosen: 'uri' },
    { applies: ['local', 'docker', 'embedded'], chosen: 'local' },
    { applies: ['docker', 'embedded'], chosen: 'docker' },
    { applies: ['embedded'], chosen: 'embedded' },
  ])('takes $chosen where $applies apply', async ({ applies, chosen }) => {
    expect(await chooseEngine(undefined, machineWith(applies).probes)).toEqual({ kind: chosen });
  });

  it('stops at the first way that applies', async () => {
    const machine = machineWith(['local', 'docker']);
    await chooseEngine('', machine.probes);
    expect(machine.asked).toEqual(['uri', 'local']);
  });

  it.each([...ENGINE_CHOICES])('takes %s when forced, even if others come first', async (kind) => {
    const machine = machineWith([...ENGINE_CHOICES]);
    expect(await chooseEngine(kind, machine.probes)).toEqual({ kind });
    expect(machine.asked).toEqual([kind]);
  });

  it('takes nothing else when the forced way does not apply', async () => {
    expect(await chooseEngine('docker', machineWith(['uri', 'embedded']).probes)).toEqual({
      kind: 'none',
      reason: 'HEARTHWAY_ENGINES=docker, but no docker.',
    });
  });

  it('refuses to force an unknown way', async () => {
    expect(await chooseEngine('podman', machineWith(['uri']).probes)).toEqual({
      kind: 'none',
      reason: 'HEARTHWAY_ENGINES is "podman", which is none of uri, local, docker, embedded.',
    });
  });

  it('says why each way does not apply', async () => {
    expect(await chooseEngine(undefined, machineWith([]).probes)).toEqual({
      kind: 'none',
      reason: 'no uri; no local; no docker; no embedded.',
    });
  });
});
