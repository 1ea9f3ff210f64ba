import type { ReactNode } from 'react';
import { affordabilityPrograms, type Headline } from '@hearthway/contracts/affordability';
import type { ChatCardOf } from '@hearthway/contracts/journey';
import { formatInteger } from '@hearthway/web-kit/money';
import { aboutMonthly, aboutPrice, dollars, rateText } from '../../../estimates/index.js';
import { Fact } from '../../../fact/index.js';
import { Facts, Muted } from '../parts.js';
import { CardTitle, OpenIn } from './parts.js';
import css from './cards.module.css';

const levels = { comfortable: 'Comfortable', typical: 'Typical lender', ceiling: 'Program ceiling' } as const;

export function AffordabilityCard({ figures, headlines, missing }: ChatCardOf<'affordability'>): ReactNode {
  return (
    <>
      <CardTitle>What you can afford</CardTitle>
      <Facts>
        {Object.entries(levels).map(([level, name]) => (
          <Fact key={level} name={name}>
            <Price headline={headlines[level as keyof typeof levels]} />
          </Fact>
        ))}
      </Facts>
      {missing.length > 0 && (
        <Muted>
          We have no {missing.map((cost) => missingWords[cost]).join(' and no ')} figure for this state. Enter yours in
          Buying Power to see a price.
        </Muted>
      )}
      <OpenIn to="/buying-power" state={{ figures }}>
        Open in Buying Power
      </OpenIn>
    </>
  );
}

const missingWords = { 'property-tax': 'property tax', 'home-insurance': 'home insurance' } as const;

function Price({ headline }: { readonly headline: Headline | null }): ReactNode {
  if (!headline) return 'No price yet';
  if (headline.priceCents === 0) return 'No loan fits';
  return `about ${aboutPrice(headline.priceCents)}, ${aboutMonthly(headline.monthlyCents)} a month`;
}

const parts = [
  ['principalAndInterestCents', 'Principal and interest'],
  ['propertyTaxCents', 'Property tax'],
  ['homeInsuranceCents', 'Home insurance'],
  ['mortgageInsuranceCents', 'Mortgage insurance'],
  ['hoaCents', 'HOA fees'],
  ['floodInsuranceCents', 'Flood insurance'],
] as const;

export function PaymentCard(card: ChatCardOf<'payment'>): ReactNode {
  const { program, priceCents, downPaymentCents, loanCents, annualRateMillionths, termMonths, monthly } = card;
  const isKnown = (name: string): name is keyof typeof affordabilityPrograms =>
    Object.hasOwn(affordabilityPrograms, name);
  return (
    <>
      <CardTitle>About {aboutMonthly(monthly.totalCents)} a month</CardTitle>
      <Muted>
        {isKnown(program) ? affordabilityPrograms[program] : program} loan of {dollars(loanCents)} for a home of{' '}
        {dollars(priceCents)}, {dollars(downPaymentCents)} down, {rateText(annualRateMillionths)} for{' '}
        {formatInteger(termMonths / 12)} years.
      </Muted>
      <Facts>
        {parts
          .filter(([part]) => monthly[part] > 0)
          .map(([part, name]) => (
            <Fact key={part} name={name}>
              {dollars(monthly[part])}
            </Fact>
          ))}
      </Facts>
    </>
  );
}

export function ComparisonCard({ scenarios }: ChatCardOf<'comparison'>): ReactNode {
  return (
    <>
      <CardTitle>Your scenarios</CardTitle>
      <div className={css['scroll']} role="region" aria-label="Your scenarios" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Scenario</th>
              <th scope="col">Comfortable</th>
              <th scope="col">Ceiling</th>
            </tr>
          </thead>
          <tbody>
            {scenarios.map(({ id, name, pinned, comfortable, ceiling }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  {pinned && ' (your budget)'}
                </th>
                <td>{comfortable ? aboutPrice(comfortable.priceCents) : '–'}</td>
                <td>{ceiling ? aboutPrice(ceiling.priceCents) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <OpenIn to="/buying-power">Open in Buying Power</OpenIn>
    </>
  );
}
