import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';

/** From the specification (section 2). Annual rates in basis points: 625 is 6.25%. */
export const sampleMortgageRates = [
  { product: '30-Year Fixed', rateBasisPoints: 625 },
  { product: '15-Year Fixed', rateBasisPoints: 550 },
  { product: '5/1 ARM', rateBasisPoints: 575 },
] as const;

export const mortgageRate = z.object({
  product: z.string().check(z.minLength(1), z.maxLength(40)),
  rateBasisPoints: z.number().check(z.int(), z.gte(0), z.lte(5_000)),
});

export const mortgageRates = z.object({
  rates: z.array(mortgageRate).check(z.minLength(1), z.maxLength(12)),
  /** The feed's source and date (YYYY-MM-DD); `null` for the sample. */
  source: z.nullable(z.object({ name: z.string().check(z.minLength(1), z.maxLength(80)), asOf: z.iso.date() })),
});
export type MortgageRates = z.infer<typeof mortgageRates>;

export const getMortgageRates = defineOperation({
  id: 'journey.get-mortgage-rates',
  summary: 'Get mortgage rates from the configured feed, or sample rates without one',
  method: 'GET',
  path: '/api/mortgage-rates',
  access: 'buyer',
  status: 200,
  reply: mortgageRates,
  errors: {},
});
