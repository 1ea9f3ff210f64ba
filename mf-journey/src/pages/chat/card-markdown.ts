import type { ChatCard } from '@hearthway/contracts/journey';
import { aboutMonthly, aboutPrice, rateText } from '../../features/estimates/index.js';
import { formatMoment } from '../../features/local-time/index.js';

/** What a card shows, as a list. */
export function cardMarkdown(card: ChatCard): string {
  return linesOf(card)
    .map((line) => `- ${line}`)
    .join('\n');
}

function linesOf(card: ChatCard): readonly string[] {
  switch (card.kind) {
    case 'affordability':
      return levels.map(([level, name]) => `${name}: ${priceText(card.headlines[level])}`);
    case 'payment':
      return [
        `${card.program}: ${aboutPrice(card.priceCents)} with ${aboutPrice(card.downPaymentCents)} down, at ${rateText(card.annualRateMillionths)} for ${card.termMonths / 12} years`,
        `About ${aboutMonthly(card.monthly.totalCents)} a month`,
      ];
    case 'comparison':
      return card.scenarios.map(({ name, comfortable, ceiling }) => {
        return `${name}: comfortable ${priceText(comfortable)}, ceiling ${priceText(ceiling)}`;
      });
    case 'next-step':
      return [card.title, ...card.tasks.map(({ title, done }) => `${done ? '[x]' : '[ ]'} ${title}`)];
    case 'events':
      return card.events.map(
        ({ title, address, startsAt }) =>
          `${formatMoment(new Date(startsAt))}: ${title}${address === '' ? '' : `, ${address}`}`,
      );
    case 'links':
      return card.links.map(({ title, url, about }) => `${title}, <${url}>: ${about}`);
    case 'lender-match':
      return [
        `${card.name}: ${card.matchScore}% match`,
        ...card.reasons.map(({ met, text }) => `${met ? '[x]' : '[ ]'} ${text}`),
      ];
    case 'papers':
      return card.papers.map(({ name, ready }) => `${ready ? '[x]' : '[ ]'} ${name}`);
    case 'questions':
      return card.questions;
    case 'homes':
      return card.homes.map(({ address, stage, priceCents, monthlyCents }) => {
        const price = priceCents === null ? 'no price yet' : aboutPrice(priceCents);
        return `${address} (${stage}): ${price}${monthlyCents === null ? '' : `, about ${aboutMonthly(monthlyCents)} a month`}`;
      });
  }
}

const levels = [
  ['comfortable', 'Comfortable'],
  ['typical', 'Typical'],
  ['ceiling', 'Ceiling'],
] as const;

type Headline = Extract<ChatCard, { kind: 'affordability' }>['headlines']['comfortable'];

const priceText = (headline: Headline): string =>
  headline === null ? 'no price' : `about ${aboutPrice(headline.priceCents)}`;
