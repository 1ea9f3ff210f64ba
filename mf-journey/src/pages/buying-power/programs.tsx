import type { ReactNode } from 'react';
import {
  affordabilityPrograms,
  type AffordabilityLevel,
  type Offer,
  type ProgramResult,
  type Spread,
} from '@hearthway/contracts/affordability';
import { Badge, CircleQuestionIcon, XIcon } from '@hearthway/web-kit';
import { aboutMonthly, aboutPrice, dollars } from '../../features/estimates/index.js';
import { Section } from '../../features/page-section/index.js';
import { levelTexts } from './levels.js';
import { limitText } from './limit-text.js';
import { reasonLines } from './reason-text.js';
import css from './programs.module.css';

interface ProgramsProps {
  readonly programs: readonly ProgramResult[];
  readonly level: AffordabilityLevel;
  readonly hasIncome: boolean;
}

/** The loan programs side by side, row by row. On a phone, one below the other. */
export function Programs({ programs, level, hasIncome }: ProgramsProps): ReactNode {
  const shown = programs.filter(({ program, status }) => program !== 'jumbo' || status !== 'unavailable');
  const hasPrice = shown.some(({ offers }) => offers[level]);
  return (
    <Section
      title="Loan programs, side by side"
      lead={`${levelTexts[level].name}: the highest price with each program. A program that isn’t for this purchase says why.`}
    >
      <ul className={css['grid']}>
        {shown.map((program) => (
          <ProgramCard key={program.program} program={program} level={level} hasIncome={hasIncome} hasRows={hasPrice} />
        ))}
      </ul>
    </Section>
  );
}

const statuses = {
  available: { tone: 'success', text: 'Open to you' },
  conditional: { tone: 'warning', text: 'Check first' },
  unavailable: { tone: 'neutral', text: 'Not for this purchase' },
} as const;

interface ProgramCardProps extends Omit<ProgramsProps, 'programs'> {
  readonly program: ProgramResult;
  /** False if no program has a price, so that there is nothing to list. */
  readonly hasRows: boolean;
}

function ProgramCard({ program, level, hasIncome, hasRows }: ProgramCardProps): ReactNode {
  const offer = program.offers[level];
  const { tone, text } = statuses[program.status];
  const priced = offer && offer.priceCents > 0 ? offer : null;
  const rows = rowsOf(priced);
  return (
    <li className={css['card']}>
      <div className={css['head']}>
        <h3 className={css['name']}>{affordabilityPrograms[program.program]}</h3>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <p className={css['price']}>{priced ? `about ${aboutPrice(priced.priceCents)}` : '—'}</p>
      {hasRows ? (
        <dl className={css['rows']} data-empty={priced ? undefined : true}>
          {rows.map(({ name, value, strong }) => (
            <div key={name} className={css['row']} data-strong={strong ? true : undefined}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <div />
      )}
      <p className={css['limit']}>{offer && limitText(offer, { level, program, hasIncome })}</p>
      <ul className={css['reasons']}>
        {reasonLines(program).map((line) => (
          <li key={line.text}>
            {line.met === null ? <CircleQuestionIcon size={16} /> : <XIcon size={16} />}
            <span>{line.text}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

interface Row {
  readonly name: string;
  readonly value: string;
  readonly strong?: boolean;
}

/** The same rows for every program, so that they align. */
function rowsOf(offer: Offer | null): readonly Row[] {
  const monthly = (cents: number | undefined): string =>
    cents === undefined ? '—' : cents === 0 ? 'none' : aboutMonthly(cents);
  const cents = offer?.monthly;
  return [
    { name: 'Down payment', value: offer ? dollars(offer.downPaymentCents) : '—' },
    { name: 'Loan', value: offer ? aboutPrice(offer.loanCents + offer.financedFeeCents) : '—' },
    { name: 'Principal and interest', value: monthly(cents?.principalAndInterestCents) },
    { name: 'Property tax', value: monthly(cents?.propertyTaxCents) },
    { name: 'Home insurance', value: monthly(cents && cents.homeInsuranceCents + cents.floodInsuranceCents) },
    { name: 'Mortgage insurance', value: monthly(cents?.mortgageInsuranceCents) },
    { name: 'HOA dues', value: monthly(cents?.hoaCents) },
    { name: 'Each month', value: monthly(cents?.totalCents), strong: true },
    { name: 'Closing costs and prepaid items', value: offer ? closingText(offer) : '—' },
    {
      name: 'Cash you need',
      value: offer ? `about ${aboutPrice(offer.cash.outOfPocket.expectedCents)}` : '—',
      strong: true,
    },
    { name: 'From low to high', value: offer ? rangeText(offer.cash.outOfPocket) : '—' },
  ];
}

function closingText({ cash: { closingCosts, prepaids } }: Offer): string {
  return `about ${aboutPrice(closingCosts.expectedCents + prepaids.expectedCents)}`;
}

function rangeText({ lowCents, highCents }: Spread): string {
  return lowCents === highCents ? aboutPrice(lowCents) : `${aboutPrice(lowCents)} to ${aboutPrice(highCents)}`;
}
