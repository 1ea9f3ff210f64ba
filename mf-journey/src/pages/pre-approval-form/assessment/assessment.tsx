import type { ReactNode } from 'react';
import { loanPrograms, type StoredFinancialProfile } from '@hearthway/contracts/journey';
import { Alert, Card } from '@hearthway/web-kit';
import { assessmentId } from '../page-ids.js';
import { countedFor } from './counted-for.js';
import { Figures } from './figures.js';
import { NextActions } from './next-actions.js';
import { PolicySources } from './policy-sources.js';
import { ProgramCard } from './program-card.js';
import { Ratios } from './ratios.js';
import css from './assessment.module.css';

/** Results computed from the saved profile, with every step shown. */
export function Assessment({ kept }: { readonly kept: StoredFinancialProfile }): ReactNode {
  const { assessment, profile } = kept;
  return (
    <Card as="section" aria-labelledby={assessmentId} className={css['assessment']}>
      <div className={css['head']}>
        <h2 id={assessmentId} tabIndex={-1} className={css['title']}>
          Where you stand
        </h2>
        <p className={css['lead']}>
          Based on what you’ve saved. This is an estimate, not an approval or an offer to lend. {countedFor(assessment)}
        </p>
      </div>
      {assessment.warnings.map((warning) => (
        <Alert key={warning} tone="warning">
          {warning}
        </Alert>
      ))}
      <Figures assessment={assessment} profile={profile} />
      <Ratios assessment={assessment} />
      {assessment.readiness.length > 0 && (
        <div className={css['part']}>
          <h3 className={css['part-title']}>Loan types</h3>
          <ul className={css['programs']} aria-label="Loan types">
            {assessment.readiness.map((readiness) => (
              <ProgramCard key={readiness.program} name={loanPrograms[readiness.program]} readiness={readiness} />
            ))}
          </ul>
        </div>
      )}
      <PolicySources rows={assessment.policyRows} />
      <NextActions kept={kept} />
    </Card>
  );
}
