import { useMemo, type ReactNode } from 'react';
import {
  costOfDebt,
  stressTests,
  waysToRaise,
  type AffordabilityLevel,
  type BuyerFigures,
} from '@hearthway/contracts/affordability';
import type { PolicyRow } from '@hearthway/contracts/journey';
import type { RowsByKey } from '@hearthway/contracts/policy';
import { aboutPrice } from '../../../features/estimates/index.js';
import { Section } from '../../../features/page-section/index.js';
import css from './insights.module.css';
import { leverTexts, stressTexts } from './what-if-texts.js';

interface WhatIfsProps {
  readonly figures: BuyerFigures;
  readonly level: AffordabilityLevel;
  readonly rows: RowsByKey<PolicyRow>;
  /** Each borrower's income, in cents a year. */
  readonly incomes: readonly number[];
}

/** What raises and lowers the price, and by how much. */
export function WhatIfs({ figures, level, rows, incomes }: WhatIfsProps): ReactNode {
  const earning = incomes.filter((cents) => cents > 0);
  const lost = earning.length > 1 ? Math.max(...earning) : null;
  const stress = useMemo(() => stressTests(figures, rows, level, lost), [figures, rows, level, lost]);
  const raise = useMemo(() => waysToRaise(figures, rows, level), [figures, rows, level]);
  const perHundred = useMemo(() => costOfDebt(figures, rows, level), [figures, rows, level]);
  return (
    <Section title="What moves your number">
      <p>
        {perHundred > 0
          ? `Each $100 of monthly debt costs you about ${aboutPrice(perHundred)} of price.`
          : 'Your debts don’t limit the price at this level.'}
      </p>
      <div className={css['columns']}>
        <div>
          <h3 className={css['subtitle']}>If things change</h3>
          <ul className={css['list']}>
            {stress.map(({ key, priceCents, changeCents }) => (
              <li key={key}>
                <span>{stressTexts[key]}</span>
                <span className={css['change']}>
                  {aboutPrice(priceCents)} <small>({signed(changeCents)})</small>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={css['subtitle']}>Ways to raise it</h3>
          {raise.length === 0 ? (
            <p>None of the usual ways raises this price.</p>
          ) : (
            <ol className={css['list']}>
              {raise.map(({ key, changeCents }) => (
                <li key={key}>
                  <span>{leverTexts(figures)[key]}</span>
                  <span className={css['change']}>{signed(changeCents)}</span>
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
    </Section>
  );
}

const signed = (cents: number): string => (cents < 0 ? aboutPrice(cents) : `+${aboutPrice(cents)}`);
