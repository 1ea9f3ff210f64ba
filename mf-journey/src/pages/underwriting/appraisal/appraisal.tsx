import type { ReactNode } from 'react';
import { getAppraisal, type AppraisalView } from '@hearthway/contracts/journey';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { NotLoaded, NotLoadedStatus, Section } from '../../../features/page-section/index.js';
import { AppraisalTopics } from './appraisal-topics.js';
import { Gap } from './gap.js';
import { Reports } from './reports.js';
import { SavedAppraisal } from './saved-appraisal.js';
import { ValueRequest } from './value-request.js';

// The price and the loan change on other pages.
const useAppraisal = () => useQuery({ ...operationQuery(useCaller(), getAppraisal), staleTime: 0 });

/** Sections on the appraisal: its days and value, a value below the price, and the request to reconsider it. */
export function Appraisal(): ReactNode {
  const query = useAppraisal();
  const { data: view } = query;
  if (!view) {
    return (
      <Section title="The appraisal" status={<NotLoadedStatus queries={[query]} />}>
        <NotLoaded what="appraisal" queries={[query]} />
      </Section>
    );
  }
  return <OfContract view={view} />;
}

/** What to know about appraisals, with its figures. */
export function AppraisalGuide(): ReactNode {
  const { data: view } = useAppraisal();
  return view && <AppraisalTopics view={view} />;
}

function OfContract({ view }: { readonly view: AppraisalView }): ReactNode {
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
