import { brand } from '@hearthway/contracts/brand';
import { foundingMember } from '@hearthway/contracts/constants';
import { servedStatesInWords } from '../../features/served-states/index.js';

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
    'Most home purchases begin at a kitchen table. There is a laptop, a sheet of numbers that does not add up yet, and a list of questions that grows faster than the answers.',
    'The answers exist. They are scattered over brochures, blogs, state forms and forums, and many come from somebody who is paid when you buy. That does not make them wrong. It does make it hard to see the whole way from where you sit.',
    `So we are building ${brand.name}: one path from saving to closing and beyond, in order, in plain words, with the math shown. It is for you whether you have a realtor or go on your own.`,
  ],
  now: {
    title: 'Where we are today',
    paragraphs: [
      `At the beginning, and we would rather say so. Your account with its roadmap is open, and so is the estimate of what you can afford. Matching with lenders, search, offers, documents and ${brand.assistant}, the assistant, are on the way.`,
      `We fully support purchases in ${servedStatesInWords}. Buyers in other states can join the waitlist and get select features.`,
    ],
  },
  living: {
    title: 'What we live on',
    paragraphs: [
      `What is for sale has a price tag: a founding membership for the first ${foundingMember.limit} who want one, and the Offer Toolkit, which is coming and can be pre-ordered. Both are paid once. Your data is not for sale.`,
    ],
  },
} as const;

export const whyNow = {
  title: 'Why now?',
  opening:
    'A first home has become harder to get, and the rules about who pays whom have changed. Both are good reasons to understand a step before you take it.',
  facts: [
    {
      value: '21 percent',
      text: 'of buyers bought their first home, the smallest share since the survey began in 1981. Half of those first-time buyers were 40 or older.',
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
      text: 'existing homes were sold in the United States in 2024, the fewest since 1995. In a strong year there are more than 6 million: 6.12 million in 2021.',
      sources: [
        { name: 'National Association of Realtors', date: '2025-01-24', shown: 'January 24, 2025' },
        { name: 'National Association of Realtors', date: '2022-01-20', shown: 'January 20, 2022' },
      ],
    },
    {
      value: 'In writing',
      text: 'Since August 17, 2024 most agents have to agree with you in writing, fee included, before they show you a home. Texas made it law as of January 1, 2026. The fee is yours to negotiate.',
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
    'At the same time software has learned to read long documents and put them into plain words. It can also sound sure and be wrong. So we keep the two apart: figures come from formulas that you can check, and we will mark what an AI wrote.',
  ],
} as const;

export const mission = {
  title: 'Mission and values',
  statement: 'Everyone who buys a home should understand each step before taking it.',
  values: [
    {
      title: 'Buyers first',
      text: 'We are no brokerage and no lender, and earn no commission on the home you buy.',
    },
    { title: 'Plain words', text: 'If a sentence needs a dictionary, we write it again.' },
    { title: 'The math is shown', text: 'An estimate names what it assumes, where that comes from and of when it is.' },
    {
      title: 'Your data stays yours',
      text: 'It is not sold or rented. A realtor, lender or builder sees it only if you opt in.',
    },
    {
      title: 'Honest about what is missing',
      text: 'What is not open yet says so. What we do not know, we do not claim.',
    },
    {
      title: 'A fair door',
      text: 'Everyone is welcome to buy a home, and fair housing law is on their side. So are we.',
    },
  ] satisfies readonly Value[],
} as const;
