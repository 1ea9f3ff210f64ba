import type { ReactNode } from 'react';
import type { OfferReview, PolicyRow } from '@hearthway/contracts/journey';
import { Checks as CheckList } from '../../../features/checks/index.js';
import { SlotLine } from '../../../features/document-slots/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { OutsideLink } from '../../../outside-link/index.js';
import css from './review.module.css';

/** The offer beside the buyer’s own numbers, each with where the rule comes from. */
export function Checks({ checks, policyRows }: Pick<OfferReview, 'checks' | 'policyRows'>): ReactNode {
  const rows = new Map(policyRows.map((row) => [row.id, row]));
  return (
    <CheckList
      checks={checks}
      more={({ id, policyRowIds }) => (
        <>
          <Document check={id} />
          <Sources rows={policyRowIds.flatMap((rowId) => rows.get(rowId) ?? [])} />
        </>
      )}
    />
  );
}

function Document({ check }: { readonly check: string }): ReactNode {
  if (check === 'letter') return <SlotLine slot="pre_approval_letter" name="Your pre-approval letter" />;
  return check === 'cash' && <SlotLine slot="proof_of_funds" name="Proof of funds" />;
}

function Sources({ rows }: { readonly rows: readonly PolicyRow[] }): ReactNode {
  const sources = [...new Map(rows.map((row) => [row.sourceName, row])).values()];
  if (sources.length === 0) return null;
  const items = sources.map(({ sourceName, sourceUrl }) => (
    <li key={sourceName}>{sourceUrl ? <OutsideLink href={sourceUrl}>{sourceName}</OutsideLink> : sourceName}</li>
  ));
  return (
    <details className={parts['note']}>
      <summary>{sources.length === 1 ? 'Source' : `${sources.length} sources`}</summary>
      <ul className={css['sources']}>{items}</ul>
    </details>
  );
}
