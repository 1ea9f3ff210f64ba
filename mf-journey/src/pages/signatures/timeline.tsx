import type { ReactNode } from 'react';
import { readEnvelopeAudit, type Envelope } from '@hearthway/contracts/journey';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../features/local-time/index.js';
import { NotLoaded } from '../../features/page-section/index.js';
import { RowNote } from '../../features/rows/index.js';
import { stepText } from './step-text.js';
import css from './signatures.module.css';

/** What happened to an envelope, the newest first. */
export function Timeline({ envelope }: { readonly envelope: Envelope }): ReactNode {
  const { id: envelopeId, signers } = envelope;
  const audit = useQuery({
    ...operationQuery(useCaller(), readEnvelopeAudit, { params: { envelopeId } }),
    staleTime: 0,
  });
  if (!audit.data) return <NotLoaded what="timeline" queries={[audit]} />;
  const nameOf = (id: string): string => signers.find((signer) => signer.id === id)?.name ?? 'A signer';
  return (
    <ol className={css['steps']} reversed>
      {audit.data.steps.toReversed().map((step) => (
        <li key={step.number} className={css['step']}>
          <p>{stepText(step.happened, nameOf)}</p>
          <RowNote>{formatMoment(new Date(step.at))}</RowNote>
        </li>
      ))}
    </ol>
  );
}
