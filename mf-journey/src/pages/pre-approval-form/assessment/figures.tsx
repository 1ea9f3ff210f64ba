import type { ReactNode } from 'react';
import type { FinancialProfile, ProfileAssessment, ProfileSection } from '@hearthway/contracts/journey';
import { AnchorLink } from '../../../anchor-link/index.js';
import { formatAboutDollars, formatDollars } from '../format.js';
import { headingId } from '../page-ids.js';
import css from './assessment.module.css';

export interface FiguresProps {
  readonly assessment: ProfileAssessment;
  readonly profile: FinancialProfile;
}

export function Figures({ assessment, profile: { location, plan } }: FiguresProps): ReactNode {
  const comfortCents = plan?.comfortPaymentCents ?? null;
  return (
    <dl className={css['figures']}>
      <Figure
        name="Monthly income"
        cents={assessment.monthlyIncomeCents}
        missing={<Add section="income" name="your income" />}
      />
      <Figure
        name="Monthly debts"
        cents={assessment.monthlyDebtsCents}
        missing={<Add section="debts" name="your debts" />}
      />
      <Figure
        name="Estimated monthly housing"
        cents={assessment.housingPaymentCents}
        format={formatAboutDollars}
        missing={
          location === null ? (
            <Add section="location" name="your location" />
          ) : plan === null ? (
            <Add section="plan" name="your plan" />
          ) : (
            'Not available in your state yet'
          )
        }
      />
      <Figure
        name="Comfortable for you"
        cents={comfortCents}
        missing={<Add section="plan" name="a payment you’re comfortable with" />}
      />
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly cents: number | null;
  readonly format?: (cents: number) => string;
  /** Shown for a figure that is not known yet. */
  readonly missing: ReactNode;
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

function Add({ section, name }: { readonly section: ProfileSection; readonly name: string }): ReactNode {
  return <AnchorLink toId={headingId(section)}>Add {name}</AnchorLink>;
}
