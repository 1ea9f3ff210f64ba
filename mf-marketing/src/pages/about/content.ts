import { brand } from '@hearthway/contracts/brand';
import { foundingMember } from '@hearthway/contracts/constants';
import { servedStatesText } from '../../features/served-states/index.js';

export interface Fact {
  readonly value: string;
  readonly text: string;
  readonly sources: readonly { readonly name: string; readonly date: string; readonly shown: string }[];
}

export interface Value {
  readonly title: string;
  readonly text: string;
}

export const story = {
  title: 'Our story',
  opening: [
    'Most home purchases begin at a kitchen table. There’s a laptop, a spreadsheet that doesn’t add up yet, and a list of questions that grows faster than the answers.',
    'The answers exist. They’re scattered across brochures, blogs, state forms, and forums, and many come from someone who gets paid when you buy. That doesn’t make them wrong. It does make it hard to see the whole path from where you sit.',
    `So we’re building ${brand.name}: one path from saving to closing and beyond, in order, in plain words, with the math shown. It’s for you whether you have a realtor or go solo.`,
  ],
  now: {
    title: 'Where we are today',
    paragraphs: [
      `We’re just getting started. Today you can work out what you can afford, follow your roadmap, see how sample lenders match you, keep your pre-approval papers and letters in order, compare homes, and ask ${brand.assistant}, our assistant. Offers, closing, and documents are on the way.`,
      `We fully support purchases in ${servedStatesText}. Buyers in other states can join the waitlist and get select features.`,
    ],
  },
  living: {
    title: 'How we make money',
    paragraphs: [
      `We sell two things: a founding membership for the first ${foundingMember.limit} people who want one, and the Offer Toolkit, which is coming soon and can be pre-ordered. You pay for each once. Your data is not for sale.`,
    ],
  },
} as const;

export const whyNow = {
  title: 'Why now?',
  opening:
    'Buying a first home has gotten harder, and the rules about who pays whom have changed. Both are good reasons to understand each step before you take it.',
  facts: [
    {
      value: '21 percent',
      text: 'of buyers were first-time buyers, the smallest share since the survey began in 1981. Half of them were 40 or older.',
      sources: [
        {
          name: 'National Association of Realtors, Profile of Home Buyers and Sellers, purchases from July 2024 to June 2025',
          date: '2025-11-04',
          shown: 'November 4, 2025',
        },
      ],
    },
    {
      value: '4.06 million',
      text: 'existing homes sold in the United States in 2024, the fewest since 1995. A strong year tops 6 million: 6.12 million sold in 2021.',
      sources: [
        { name: 'National Association of Realtors', date: '2025-01-24', shown: 'January 24, 2025' },
        { name: 'National Association of Realtors', date: '2022-01-20', shown: 'January 20, 2022' },
      ],
    },
    {
      value: 'In writing',
      text: 'Since August 17, 2024, most agents need a written agreement with you, fee included, before they show you a home. It has been Texas law since January 1, 2026. You can negotiate the fee.',
      sources: [
        {
          name: 'National Association of Realtors, reminder of practice changes',
          date: '2024-08-16',
          shown: 'August 16, 2024',
        },
        { name: 'Texas Real Estate Commission', date: '2026-01-07', shown: 'January 7, 2026' },
      ],
    },
  ] satisfies readonly Fact[],
  closing: [
    'At the same time, software has learned to read long documents and explain them in plain words. It can also sound sure and be wrong. So we keep the two apart: figures come from formulas you can check, and we’ll label anything an AI writes.',
  ],
} as const;

export const mission = {
  title: 'Mission and values',
  statement: 'Everyone who buys a home should understand each step before taking it.',
  values: [
    {
      title: 'Buyers first',
      text: 'We’re not a brokerage or a lender, and we earn no commission on the home you buy.',
    },
    { title: 'Plain words', text: 'If a sentence needs a dictionary, we rewrite it.' },
    { title: 'The math, shown', text: 'Every estimate lists what it assumes, with its source and date.' },
    {
      title: 'Your data stays yours',
      text: 'We don’t sell or rent it. A realtor, lender, or builder sees it only if you opt in.',
    },
    {
      title: 'Honest about what’s missing',
      text: 'If something isn’t ready, we say so. If we don’t know something, we don’t claim it.',
    },
    {
      title: 'Open to everyone',
      text: 'Everyone is welcome to buy a home, and fair housing law is on their side. So are we.',
    },
  ] satisfies readonly Value[],
} as const;
