import { brand } from '@hearthway/contracts/brand';
import { foundingMember, minimumAgeYears, offerToolkit } from '@hearthway/contracts/constants';
import { formatCents } from '@hearthway/web-kit/money';
import type { Block } from '../../features/rich-text/index.js';
import { servedStatesInWords } from '../../features/served-states/index.js';

export interface Question {
  /** The part of the address that opens it: it stays when the words change. */
  readonly slug: string;
  readonly question: string;
  readonly answer: readonly Block[];
  /** Where the facts in the answer come from, and of when they are. */
  readonly sources?: readonly string[];
}

export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

const supportMail = `[${brand.support}](mailto:${brand.support})`;
const memberPrice = formatCents(foundingMember.minimumCents);

export const topics: readonly Topic[] = [
  {
    id: 'basics',
    title: `What ${brand.name} is`,
    questions: [
      {
        slug: 'what-is-hearthway',
        question: `What is ${brand.name}?`,
        answer: [
          `${brand.name} is a guide for people who want to buy a home in the United States. It takes you from saving to closing and beyond, one step at a time, with a realtor or on your own.`,
          'Open today: your account with a personal roadmap that shows what is done and what comes next, and the estimate on the [home page](/) of what you can afford. On the way: matching with lenders, search, offers, documents and the assistant. What is not open yet is marked as such.',
        ],
      },
      {
        slug: 'different-from-an-agent',
        question: 'How is it different from a real estate agent?',
        answer: [
          `An agent is a licensed person who can represent you: show you homes, negotiate for you and owe you duties under state law. ${brand.name} is software that informs and organizes. It does not represent you, show homes or negotiate, and it earns no commission when you buy.`,
          'The two go together. Many buyers will want an agent, and it is easier to work with one when you know what each step is for. If you go without, more of the work is yours.',
        ],
      },
      {
        slug: 'is-it-advice',
        question: 'Is this legal or financial advice?',
        answer: [
          `No. ${brand.name} is for information only and gives no legal, financial or brokerage advice. Estimates are not an offer of credit. Before you sign or pay, talk to a professional who is licensed in your state.`,
          'The details are in our [Terms of Service](/terms).',
        ],
      },
    ],
  },
  {
    id: 'founding-members',
    title: 'Founding Members',
    questions: [
      {
        slug: 'founding-member',
        question: 'What is a Founding Member?',
        answer: [
          `One of the first ${foundingMember.limit} people who help us build ${brand.name}. You pay once, ${memberPrice} or more, and get lifetime perks and early access to the apps for iOS and Android that we are working on. You can become one on the [home page](/#founding-member) as long as there are places.`,
          `The ${formatCents(foundingMember.struckThroughPriceCents)} that is crossed out beside it is the price we plan for the time after the first ${foundingMember.limit} members. Nobody has been charged it so far.`,
        ],
      },
      {
        slug: 'founding-member-refund',
        question: 'Can I get my founding contribution back?',
        answer: [
          'No. Founding contributions are final and non-refundable, except where the law gives you a right that cannot be waived. A contribution is no investment either: it brings no share in the company and no profit.',
          'Please read [Founders Deal and payments](/terms#founders-deal) in the terms before you pay.',
        ],
      },
    ],
  },
  {
    id: 'offer-toolkit',
    title: 'Offer Toolkit',
    questions: [
      {
        slug: 'what-is-the-offer-toolkit',
        question: 'What is the Offer Toolkit?',
        answer: [
          'A set of tools for the days on which you make an offer. It is coming soon, and is planned to hold:',
          [
            'an offer strategy made with AI',
            'state contract forms, filled in from what you enter',
            'a flow to sign the documents',
            `guidance from ${brand.assistant}.`,
          ],
          'Forms are filled in with what you enter. What they mean for your case is a question for an attorney licensed in your state.',
        ],
      },
      {
        slug: 'offer-toolkit-price',
        question: 'What will the Offer Toolkit cost, and when is it ready?',
        answer: [
          `The price is ${formatCents(offerToolkit.listPriceCents)}. If you join the waitlist early it is ${formatCents(offerToolkit.preOrderPriceCents)}, which saves ${formatCents(offerToolkit.savingCents)}. You pay once, and can use it until the closing of your purchase.`,
          'You can pre-order it at the lower price on the [home page](/#offer-toolkit); that puts you on the waitlist as well. It is not ready yet, and we have not set a date. Whoever has pre-ordered and the people on the [waitlist](/#waitlist) hear it first.',
        ],
      },
    ],
  },
  {
    id: 'states-and-cost',
    title: 'States and cost',
    questions: [
      {
        slug: 'states',
        question: `In which states is ${brand.name} available?`,
        answer: [
          `We fully support ${servedStatesInWords}. Contracts, deadlines and customs differ from state to state, so we open them one by one.`,
          `Buying somewhere else? Choose “Another state” on the [waitlist](/#waitlist). You get select features now, and we learn where to go next. In every state you must be ${minimumAgeYears} or older.`,
        ],
      },
      {
        slug: 'cost',
        question: `What does ${brand.name} cost?`,
        answer: [
          'Joining the waitlist, making an account and following your roadmap cost nothing. Two things have a price. Both are optional, and neither is needed to use the roadmap:',
          [
            `Founding Member: ${memberPrice} or more, once.`,
            `Offer Toolkit: ${formatCents(offerToolkit.listPriceCents)}, once, or ${formatCents(offerToolkit.preOrderPriceCents)} for early members of the waitlist and as a pre-order.`,
          ],
          'We do not sell or rent your data, so that is not how you pay either.',
        ],
      },
    ],
  },
  {
    id: 'mia',
    title: brand.assistant,
    questions: [
      {
        slug: 'who-is-mia',
        question: `Who is ${brand.assistant}?`,
        answer: [
          `${brand.assistant} is the assistant in ${brand.name}. It is software that runs on artificial intelligence, not a person, and it is not open yet. It is being built to answer questions along the way and to explain words and papers in plain English.`,
          'Software like this can be wrong. Check what matters before you act on it, and ask a licensed professional before you sign, pay or give up a right.',
        ],
      },
    ],
  },
  {
    id: 'realtors-and-commission',
    title: 'Realtors and commission',
    questions: [
      {
        slug: 'with-a-realtor',
        question: 'Can I use it together with a realtor?',
        answer: [
          'Yes. The steps of a purchase are the same, and your realtor takes on part of the work. Your realtor learns nothing from us unless you opt in.',
          'Expect to sign a written agreement before an agent shows you a home. It has been the rule nearly everywhere since August 17, 2024, for agents who use a listing service of a Realtor association, and Texas law has asked for it since January 1, 2026. It says what the agent does and what that costs. The fee is not set by law, and you can negotiate it.',
        ],
        sources: [
          'National Association of Realtors, reminder of practice changes, August 16, 2024',
          'Texas Occupations Code § 1101.563; Texas Real Estate Commission, January 7, 2026',
        ],
      },
      {
        slug: 'without-a-realtor',
        question: 'Can I buy a home without a realtor?',
        answer: [
          'Yes, no law makes you hire one. You then do the work yourself: find homes, arrange visits, compare prices, write the offer and keep the deadlines. The agent of the seller works for the seller.',
          `${brand.name} shows you the steps in order. For the contract itself, think about paying an attorney to read it; that often costs less than a mistake in it.`,
        ],
      },
      {
        slug: 'commission-credit',
        question: 'What is a buyer-agent commission credit?',
        answer: [
          'An agent who works for a buyer is typically paid about 2.5 to 3 percent of the price. In many states an agent may give part of that back to the buyer, often as a credit at closing that your lender has to agree to. Going without an agent does not earn you this money by itself: a lower price or a credit from the seller has to be negotiated and put in the contract.',
          'Tennessee is different. There, a real estate licensee may not pay a cash rebate, gift or prize in connection with a transaction. An agent in Tennessee may agree to a lower fee instead.',
          `${brand.name} is no brokerage, takes no commission and pays no credits. Ask your agent and your lender what is possible before you sign.`,
        ],
        sources: [
          'Redfin, August 2, 2024: 2.55 percent on average in the four weeks through July 14, 2024',
          'Tennessee Code § 62-13-302(b); Tennessee Realtors, legal hotline',
        ],
      },
    ],
  },
  {
    id: 'more',
    title: 'Membership, apps and contact',
    questions: [
      {
        slug: 'one-time-or-membership',
        question: 'Is it a one-time payment or a membership fee?',
        answer: [
          'One time, for both. Founding Member is a membership that you pay for once; nothing renews and nothing is charged later. The Offer Toolkit is a single purchase for a single home, until closing. There is no subscription.',
        ],
      },
      {
        slug: 'investors',
        question: 'Is it for real estate investors too?',
        answer: [
          `${brand.name} is made for people who buy a home to live in. The steps toward an investment property are mostly the same, but we do not analyze rents and returns.`,
          `If you would like to talk about investing in ${brand.name} as a company, write to ${supportMail}. A founding contribution is no investment.`,
        ],
      },
      {
        slug: 'mobile-app',
        question: 'Is there a mobile app?',
        answer: [
          'Not yet. Apps for iOS and Android are in development, and Founding Members get in early. We have not set a date. Until then the site works in the browser of your phone.',
        ],
      },
      {
        slug: 'contact',
        question: 'How can I reach you?',
        answer: [
          `Write to ${supportMail}. For questions about your data, write to [${brand.privacy}](mailto:${brand.privacy}); what you can ask for is in the [Privacy Policy](/privacy#rights).`,
        ],
      },
    ],
  },
];
