import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { defineEvent, eventType } from './envelope.js';

describe('event types', () => {
  it.each(['identity.user-registered.v1', 'journey.milestone-changed.v12'])('accepts %s', (type) => {
    expect(eventType.safeParse(type).success).toBe(true);
  });
  it.each([
    'identity.user_registered.v1',
    'user-registered.v1',
    'identity.user-registered',
    'identity.user-registered.v0',
  ])('refuses %s', (type) => {
    expect(() => defineEvent({ type, summary: '', data: z.object({}) })).toThrow();
  });
});
