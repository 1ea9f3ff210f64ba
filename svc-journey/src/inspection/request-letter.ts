import { findingSeverities, type Finding } from '@hearthway/contracts/journey';
import { dayText } from '../deadlines/index.js';
import { dollars } from '../number-format/index.js';
import type { PdfContent } from '../pdf/index.js';
import { mostImportant } from './findings.js';

export interface LetterFacts {
  readonly address: string;
  /** YYYY-MM-DD. */
  readonly inspectedOn: string | null;
  readonly findings: readonly Finding[];
  /** YYYY-MM-DD, the day on which the window ends. */
  readonly endsOn: string | null;
  /** How many the buyer has of these findings. */
  readonly photos: number;
}

export interface RequestLetter {
  readonly text: string;
  readonly findingIds: readonly string[];
}

/** A request to the seller about the most important findings, to copy. `undefined` if nothing is asked. */
export function requestLetter(facts: LetterFacts): RequestLetter | undefined {
  const findings = mostImportant(facts.findings);
  if (findings.length === 0) return undefined;
  const points = findings.map(
    (finding, index) => `${index + 1}. ${headOf(finding)}: ${foundIn(finding)} ${requestFor(finding)}`,
  );
  return {
    text: [`To the seller of ${facts.address}:`, opening(facts), ...points, closing(facts)].join('\n\n'),
    findingIds: findings.map(({ id }) => id),
  };
}

/** The same on paper. `undefined` if nothing is asked. */
export function letterOnPaper(facts: LetterFacts, writtenAt: Date, form: string): PdfContent | undefined {
  const findings = mostImportant(facts.findings);
  if (findings.length === 0) return undefined;
  return {
    title: 'Request after the inspection',
    lead: facts.address,
    writtenAt,
    blocks: [
      { kind: 'paragraph', text: opening(facts) },
      {
        kind: 'table',
        head: ['Where', 'What the inspection found', 'Request'],
        rows: findings.map((finding) => [headOf(finding), foundIn(finding), requestFor(finding)]),
      },
      { kind: 'paragraph', text: closing(facts) },
      {
        kind: 'note',
        text: `This letter changes no contract. In this state, the request usually goes out as: ${form}. Have your agent or an attorney write what you agree on.`,
      },
    ],
  };
}

function opening({ inspectedOn }: LetterFacts): string {
  const when = inspectedOn === null ? 'The inspection' : `The inspection on ${dayText(inspectedOn)}`;
  return `${when} found the following. These points matter most to me, and I ask you to agree to them in writing.`;
}

function closing({ endsOn, photos }: LetterFacts): string {
  const until = endsOn === null ? 'as soon as you can' : `before ${dayText(endsOn)}, when my time to decide ends`;
  const withPhotos = photos === 0 ? '' : photos === 1 ? ' and one photo' : ` and ${photos} photos`;
  return `Please answer in writing ${until}. I am glad to send the pages of the report${withPhotos}. Thank you.`;
}

const headOf = ({ area, severity }: Finding): string => `${area} (${findingSeverities[severity].toLowerCase()})`;

function foundIn({ text, page, lowCents, highCents }: Finding): string {
  const sentence = /[.!?]$/.test(text) ? text : `${text}.`;
  return [
    sentence,
    page === null ? '' : `See page ${page} of the report.`,
    highCents === 0 ? '' : `Estimate: ${rangeOf(lowCents, highCents)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const rangeOf = (lowCents: number, highCents: number): string =>
  lowCents === highCents ? dollars(highCents) : `${dollars(lowCents)} to ${dollars(highCents)}`;

function requestFor({ plan, highCents }: Finding): string {
  const amount = highCents === 0 ? '' : ` of ${dollars(highCents)}`;
  switch (plan) {
    case 'credit':
      return `Please give me a credit${amount} at closing.`;
    case 'price':
      return highCents === 0 ? 'Please lower the price.' : `Please lower the price by ${dollars(highCents)}.`;
    default:
      return 'Please have a licensed professional repair this before closing, and give me the receipt.';
  }
}
