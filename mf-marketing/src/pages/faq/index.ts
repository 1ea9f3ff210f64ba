import { brand } from '@hearthway/contracts/brand';
import { plainText } from '../../features/rich-text/index.js';
import type { PageModule } from '../../page.js';
import { Faq } from './faq.js';
import { topics } from './questions.js';

const mainEntity = topics
  .flatMap(({ questions }) => questions)
  .map(({ slug, question, answer }) => ({
    '@type': 'Question',
    name: question,
    url: `/faq#${slug}`,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  }));

export const page: PageModule = {
  head: {
    description: `What ${brand.name} is and what it costs, how it differs from an agent, Founding Members, the Offer Toolkit, available states, ${brand.assistant}, and how commissions work.`,
    jsonLd: [{ '@type': 'FAQPage', mainEntity }],
  },
  Page: Faq,
};
