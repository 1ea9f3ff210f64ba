import type {} from '@hearthway/engines/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { playSchedules } from '../testing/play-schedules.js';
import { openScheduleWorld, type ScheduleWorld } from '../testing/schedule-world.js';

const schedules = 2000;
const seed = 20_261_122;
let world: ScheduleWorld;
beforeAll(async () => {
  world = await openScheduleWorld(testEngines().mongodbUri);
});
afterAll(() => world.close());

describe('random schedules in which anything may go wrong', () => {
  it('end each payment unpaid, fulfilled once with its seat, or refunded', async () => {
    const { unpaid, fulfilled, refunded, neverOrdered } = await playSchedules(world, seed, schedules);
    // Some buyers order again.
    expect(unpaid + fulfilled + refunded + neverOrdered).toBeGreaterThan(schedules);
    expect(Math.min(unpaid, fulfilled, refunded)).toBeGreaterThan(schedules / 50);
  }, 900_000);
});
