import type { ReactNode } from 'react';
import type { ProfileAssessment } from '@hearthway/contracts/journey';
import { formatCents } from '@hearthway/web-kit/money';
import css from './assessment.module.css';

export interface FiguresProps {
  readonly assessment: ProfileAssessment;
  readonly comfortPaymentCents: number | null;
}

export function Figures({ assessment, comfortPaymentCents }: FiguresProps): ReactNode {
  return (
    <dl className={css['figures']}>
      <Figure name="Income a month" cents={assessment.monthlyIncomeCents} missing="Add your income" />
      <Figure name="Debts a month" cents={assessment.monthlyDebtsCents} missing="Add your debts" />
      <Figure
        name="Housing a month, estimated"
        cents={assessment.housingPaymentCents}
        missing="Add location, score and plan"
      />
      <Figure name="Comfortable for you" cents={comfortPaymentCents} missing="Not said" />
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly cents: number | null;
  /** Stands in for a figure that cannot be told yet. */
  readonly missing: string;
}

function Figure({ name, cents, missing }: FigureProps): ReactNode {
  return (
    <div className={css['figure']}>
      <dt className={css['figure-name']}>{name}</dt>
      <dd className={cents === null ? css['figure-missing'] : css['figure-value']}>
        {cents === null ? missing : formatCents(cents)}
      </dd>
    </div>
  );
}
