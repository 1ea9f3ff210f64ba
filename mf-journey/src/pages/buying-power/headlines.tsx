import { useId, type ReactNode } from 'react';
import type { AffordabilityLevel, AffordabilityResult } from '@hearthway/contracts/affordability';
import { Checkbox, classNames } from '@hearthway/web-kit';
import { aboutMonthly, aboutPrice } from '../../features/estimates/index.js';
import { levelTexts, standardLevels } from './levels.js';
import css from './headlines.module.css';

export interface HeadlinesProps {
  readonly result: AffordabilityResult;
  readonly level: AffordabilityLevel;
  readonly onLevel: (level: AffordabilityLevel) => void;
  readonly onPaymentFirst: (on: boolean) => void;
}

/** The three prices, of which one is chosen and explained by the rest of the page, or the price for one payment. */
export function Headlines({ result, level, onLevel, onPaymentFirst }: HeadlinesProps): ReactNode {
  const group = useId();
  const paymentFirst = level === 'payment';
  const nothingText = result.missing.length > 0 ? 'No price yet' : 'No loan fits';
  const shown = paymentFirst ? (['payment', 'comfortable', 'ceiling'] as const) : standardLevels;
  return (
    <div className={css['headlines']}>
      <fieldset className={css['levels']}>
        <legend className={css['legend']}>The price to look at</legend>
        {shown.map((candidate) => {
          const headline = result.headlines[candidate];
          const hasPrice = headline !== null && headline.priceCents > 0;
          const { name, explanation } = levelTexts[candidate];
          return (
            <label key={candidate} className={classNames(css['level'], candidate === level && css['chosen'])}>
              <input
                className={css['radio']}
                type="radio"
                name={group}
                value={candidate}
                checked={candidate === level}
                disabled={paymentFirst && candidate !== 'payment'}
                onChange={() => {
                  onLevel(candidate);
                }}
              />
              <span className={css['name']}>{name}</span>
              <span className={css['price']}>
                {hasPrice ? `about ${aboutPrice(headline.priceCents)}` : nothingText}
              </span>
              {hasPrice && <span className={css['monthly']}>{aboutMonthly(headline.monthlyCents)} a month</span>}
              <span className={css['explanation']}>{explanation}</span>
            </label>
          );
        })}
      </fieldset>
      <Checkbox
        label="Start from a monthly payment instead"
        checked={paymentFirst}
        onChange={({ target }) => {
          onPaymentFirst(target.checked);
        }}
      />
    </div>
  );
}
