import type { ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import {
  loanPrograms,
  papersFor,
  profileSectionNames,
  readinessLevels,
  type StoredFinancialProfile,
} from '@hearthway/contracts/journey';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatAboutDollars, formatDollars, formatRatio } from '../format.js';
import { countedFor } from '../assessment/counted-for.js';
import { SectionAnswers } from '../section-answers.js';
import { sectionForm } from '../sections/section-forms.js';
import css from './prep-sheet.module.css';

/** The profile for printing, for a first talk with a lender. Hidden on screen. */
export function PrepSheet({ kept }: { readonly kept: StoredFinancialProfile }): ReactNode {
  const { profile, assessment, updatedAt } = kept;
  const { guidelines } = assessment;
  const ratio = (name: 'frontRatioBasisPoints' | 'backRatioBasisPoints') =>
    shown(assessment[name], (basisPoints) => formatRatio(basisPoints, guidelines[name]));
  return (
    <div className={css['sheet']}>
      <p className={css['title']}>Prep sheet for talking with a lender</p>
      <p>
        {brand.name}
        {updatedAt && `, as saved on ${formatDay(updatedAt.slice(0, 10))}`}. This is an estimate, not an approval.{' '}
        {countedFor(assessment)}
      </p>
      <div className={css['columns']}>
        {profileSectionNames.map((section) => (
          <div key={section} className={css['part']}>
            <p className={css['name']}>{sectionForm(section).title}</p>
            <SectionAnswers section={section} saved={profile[section]} />
          </div>
        ))}
        <div className={css['part']}>
          <p className={css['name']}>Where you stand</p>
          <ul>
            <li>Monthly income: {shown(assessment.monthlyIncomeCents, formatDollars)}</li>
            <li>Monthly debts: {shown(assessment.monthlyDebtsCents, formatDollars)}</li>
            <li>Estimated monthly housing: {shown(assessment.housingPaymentCents, formatAboutDollars)}</li>
            <li>Housing alone (front ratio): {ratio('frontRatioBasisPoints')}</li>
            <li>Housing and debts (back ratio): {ratio('backRatioBasisPoints')}</li>
            {assessment.readiness.map(({ program, level }) => (
              <li key={program}>
                {loanPrograms[program]}: {readinessLevels[level]}
              </li>
            ))}
          </ul>
        </div>
        <div className={css['part']}>
          <p className={css['name']}>What to bring</p>
          <ul>
            {papersFor(profile, null).map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

function shown(figure: number | null, format: (figure: number) => string): string {
  return figure === null ? 'not known yet' : format(figure);
}
