import type { ReactNode } from 'react';
import type { AppraisalView } from '@hearthway/contracts/journey';
import { Section } from '../../../features/page-section/index.js';
import { Gap } from './gap.js';
import { Reports } from './reports.js';
import { SavedAppraisal } from './saved-appraisal.js';
import { ValueRequest } from './value-request.js';

/** Sections on the appraisal: its days and value, a value below the price, and the request to reconsider it. */
export function Appraisal({ view }: { readonly view: AppraisalView }): ReactNode {
  const { contract, appraisal, value } = view;
  if (!contract) return <NoContract />;
  if (contract.status !== 'active') return <SavedAppraisal view={view} />;
  const ofContract = { ...view, contract };
  const used = appraisal.reports.find(({ id }) => id === value?.reportId);
  const isLow = value !== null && value.gapCents > 0;
  const isAsked = used !== undefined && used.request.sentOn !== null;
  return (
    <>
      <Reports view={ofContract} />
      {isLow && <Gap view={ofContract} value={value} />}
      {used && contract.terms.financing === 'loan' && (isLow || isAsked) && (
        <ValueRequest key={used.id} view={ofContract} report={used} />
      )}
    </>
  );
}

function NoContract(): ReactNode {
  return (
    <Section title="The appraisal">
      <p>
        With a home under contract, keep the appraisal here: when the appraiser comes, what the home is worth, and what
        you can do if that’s less than the price. Until then, see what to expect.
      </p>
    </Section>
  );
}
