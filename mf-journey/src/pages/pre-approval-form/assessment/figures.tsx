import type { ReactNode } from 'react';
import type { FinancialProfile, ProfileAssessment } from '@hearthway/contracts/journey';
import { formatAboutDollars, formatDollars } from '../format.js';
import css from './assessment.module.css';

export interface FiguresProps {
  readonly assessment: ProfileAssessment;
  readonly profile: FinancialProfile;
}

export function Figures({ assessment, profile: { location, plan } }: FiguresProps): ReactNode {
  const comfortCents = plan?.comfortPaymentCents ?? null;
  const isWaiting = location === null || plan === null;
  return (
    <dl className={css['figures']}>
      <Figure name="Monthly income" cents={assessment.monthlyIncomeCents} missing="Add your income" />
      <Figure name="Monthly debts" cents={assessment.monthlyDebtsCents} missing="Add your debts" />
      <Figure
        name="Estimated monthly housing"
        cents={assessment.housingPaymentCents}
        format={formatAboutDollars}
        missing={isWaiting ? 'Add your location and plan' : 'Not available in your state yet'}
      />
      <Figure name="Comfortable for you" cents={comfortCents} missing="Not entered" />
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly cents: number | null;
  readonly format?: (cents: number) => string;
  /** Shown for a figure that is not known yet. */
  readonly missing: string;
}

function Figure({ name, cents, format = formatDollars, missing }: FigureProps): ReactNode {
  return (
    <div className={css['figure']}>
      <dt className={css['figure-name']}>{name}</dt>
      <dd className={cents === null ? css['figure-missing'] : css['figure-value']}>
        {cents === null ? missing : format(cents)}
      </dd>
    </div>
  );
}
