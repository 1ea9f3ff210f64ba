import type { ReactNode } from 'react';
import { isSlotDone, type DocumentStage } from '@hearthway/contracts/journey';
import { PageLink } from '@hearthway/web-kit/router';
import { Item, Items, Muted, Section } from '../page-parts/index.js';
import { StatusBadge } from './status-badge.js';
import { useDocumentSlots } from './document-slots.js';

export interface StagePapersProps {
  readonly stage: DocumentStage;
}

/** The papers that a page of the journey asks for. One upload on Documents counts on every page. Says nothing while it isn’t known. */
export function StagePapers({ stage }: StagePapersProps): ReactNode {
  const { data } = useDocumentSlots();
  const slots = data?.slots.filter(({ stages }) => stages.includes(stage)) ?? [];
  if (slots.length === 0) return null;
  const done = slots.filter(({ status }) => isSlotDone(status)).length;
  return (
    <Section id="documents-of-step" title="Your documents for this step">
      <Muted>
        {done} of {slots.length} collected. <PageLink to="/documents">Upload them on Documents</PageLink>, once for
        every step.
      </Muted>
      <Items>
        {slots.map(({ key, name, status }) => (
          <Item key={key} name={name} end={<StatusBadge status={status} />} />
        ))}
      </Items>
    </Section>
  );
}
