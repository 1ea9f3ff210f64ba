import type { ReactNode } from 'react';
import {
  affordability,
  type AffordabilityLevel,
  type AffordabilityResult,
  type BuyerFigures,
} from '@hearthway/contracts/affordability';
import { usStates, type PolicyRow } from '@hearthway/contracts/journey';
import type { RowsByKey } from '@hearthway/contracts/policy';
import { Alert, buttonClassName } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { aboutPrice, dollars } from '../../features/estimates/index.js';
import type { Start } from './use-start.js';
import css from './buying-power.module.css';

interface NoticesProps {
  readonly start: Start;
  readonly figures: BuyerFigures;
  readonly result: AffordabilityResult;
  readonly level: AffordabilityLevel;
  readonly rows: RowsByKey<PolicyRow>;
}

/** What the buyer should know before the numbers: whose they are, what is missing, and what doesn't fit. */
export function Notices({ start, figures, result, level, rows }: NoticesProps): ReactNode {
  const { own, missing } = start;
  const stateName = usStates.find(([code]) => code === figures.state)?.[1] ?? figures.state;
  const range = own ? undefined : comfortableRange(figures, rows);
  const notes = notesOn(figures, result, stateName);
  return (
    <>
      {!own && (
        <Alert
          title="This is an example"
          action={
            <PageLink to="/pre-approval-form" className={buttonClassName()}>
              Add your finances (5 min)
            </PageLink>
          }
        >
          {range
            ? `A household in ${stateName} with the median income, about ${aboutPrice(figures.annualIncomeCents)} a year, could comfortably look at homes from about ${aboutPrice(range.lowCents)} to ${aboutPrice(range.highCents)}, depending on the home’s taxes and insurance. Your own income, debts, and savings change that a lot.`
            : 'Your own income, debts, and savings make these numbers yours.'}
        </Alert>
      )}
      {own && missing.length > 0 && (
        <Alert title="Closer numbers with a few more answers">
          <ul className={css['missing']}>
            {missing.map(({ text, path }) => (
              <li key={text}>
                <PageLink to={path}>{text}</PageLink>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {own && start.savingsCents !== null && figures.cashCents === null && (
        <ShortOfCash savingsCents={start.savingsCents} result={result} level={level} />
      )}
      {notes.map((note) => (
        <Alert key={note} tone="warning">
          {note}
        </Alert>
      ))}
    </>
  );
}

/** The comfortable price between the highest and the lowest taxes and insurance that we know for the state. */
function comfortableRange(figures: BuyerFigures, rows: RowsByKey<PolicyRow>) {
  const [tax, insurance] = ['property-tax', 'home-insurance'].map(
    (cost) => rows.get(`state/${figures.state}/${cost}`)?.range,
  );
  if (!tax || !insurance) return undefined;
  const [lowCents = 0, highCents = 0] = (['high', 'low'] as const).map((end) => {
    const costs = { propertyTaxBasisPoints: tax[end], annualHomeInsuranceCents: insurance[end] };
    return affordability({ ...figures, ...costs }, rows).headlines.comfortable?.priceCents;
  });
  return { lowCents, highCents };
}

interface ShortOfCashProps {
  readonly savingsCents: number;
  readonly result: AffordabilityResult;
  readonly level: AffordabilityLevel;
}

/** If the savings don’t reach for the price shown. */
function ShortOfCash({ savingsCents, result, level }: ShortOfCashProps): ReactNode {
  const headline = result.headlines[level];
  const cash = result.programs.find(({ program }) => program === headline?.program)?.offers[level]?.cash;
  if (!cash || !headline || headline.priceCents === 0) return null;
  // Rounded before adding, so that the numbers in the sentence add up.
  const [cashCents, reservesCents, savedCents] = [cash.outOfPocket.expectedCents, cash.reservesCents, savingsCents].map(
    (cents) => Math.round(cents / nearestCents) * nearestCents,
  ) as [number, number, number];
  const shortCents = cashCents + reservesCents - savedCents;
  if (shortCents < leastShortageCents) return null;
  return (
    <Alert tone="warning" title={`Your savings may be about ${dollars(shortCents)} short`}>
      {`At ${aboutPrice(headline.priceCents)}, plan for about ${dollars(cashCents)} in cash` +
        `${reservesCents > 0 ? ` and ${dollars(reservesCents)} left in reserve` : ''}. You told us about ${dollars(savedCents)} in savings. ` +
        'A smaller down payment, help from the seller, or a lower price closes the gap. Under “More details”, you can keep the price within your cash.'}
    </Alert>
  );
}

const leastShortageCents = 100_000;
const nearestCents = 10_000;

/** One sentence for everything unusual about the purchase. */
function notesOn(figures: BuyerFigures, { missing, notes }: AffordabilityResult, stateName: string): readonly string[] {
  const { propertyType, propertyUse, annualIncomeCents, annualRateMillionths } = figures;
  const costs = missing.map((cost) => (cost === 'property-tax' ? 'property tax' : 'home insurance')).join(' and ');
  return [
    missing.length > 0 &&
      `We don’t have typical ${costs} for ${stateName} yet. Enter your own figures under “Try other numbers” to see a price.`,
    annualIncomeCents === 0 &&
      'Without an income, no lender’s ratio allows a payment. Add one, or look at what cash buys.',
    propertyType === 'land' &&
      'These programs don’t finance land on its own. Ask a bank, a credit union, or the seller about a land loan.',
    propertyType === 'mobile_home' &&
      'A mobile home has to be titled as real estate for these loans. On rented land, ask about a chattel loan, which costs more.',
    propertyUse === 'investment' &&
      'Investment homes need more down payment and reserves, and FHA, VA, and USDA loans aren’t for them. Rent you may get isn’t counted.',
    notes.includes('condo-needs-hoa') &&
      'A condo has HOA dues. Enter them under “Try other numbers”, and ask if the loan program has approved the project.',
    notes.includes('foreign-national-loan') &&
      'You’ll probably need a specialist loan for foreign nationals, with a larger down payment. FHA loans aren’t open to non-permanent residents.',
    annualRateMillionths === 0 &&
      'At 0%, the payment is the loan divided by its months. No lender offers that; family loans may.',
  ].filter((note) => note !== false);
}
