import type { ReactNode } from 'react';
import type { DocumentSlot, DocumentSlotKey, DocumentStage } from '@hearthway/contracts/journey';
import { Badge, CheckIcon } from '@hearthway/web-kit';
import { parts } from '../page-parts/index.js';
import { NotLoaded, NotLoadedStatus, Section } from '../page-section/index.js';
import { Row, RowNote, Rows, RowTitle } from '../rows/index.js';
import { SlotLine } from './slot-line.js';
import { countDone } from './slots-by-stage.js';
import { useDocumentSlots } from './use-document-slots.js';

interface DocumentsOfStageProps {
  readonly stage: DocumentStage;
  /** Those that the page shows where it asks for them. */
  readonly except?: ReadonlySet<DocumentSlotKey>;
}

/** A closed part of a page: what the stage asks for. */
export function DocumentsSection(props: DocumentsOfStageProps): ReactNode {
  const query = useDocumentSlots();
  const slots = slotsOf(query.data?.slots, props);
  return (
    <Section
      title="Documents for this step"
      status={slots ? <Done slots={slots} /> : <NotLoadedStatus queries={[query]} />}
      isFolded
    >
      <DocumentsOfStage {...props} />
    </Section>
  );
}

/** What the stage asks for, and what there is in Documents. */
export function DocumentsOfStage(props: DocumentsOfStageProps): ReactNode {
  const query = useDocumentSlots();
  const slots = slotsOf(query.data?.slots, props);
  if (!slots) return <NotLoaded what="documents" queries={[query]} />;
  if (slots.length === 0) return <p className={parts['lead']}>This step asks for none so far.</p>;
  return (
    <>
      <p className={parts['lead']}>
        Upload each once in Documents, and it counts on every page that asks for it. Your contract and your lender may
        ask for others.
      </p>
      <Rows>
        {slots.map(({ key, name, why }) => (
          <Row key={key}>
            <RowTitle as="p">{name}</RowTitle>
            <RowNote>{why}</RowNote>
            <SlotLine slot={key} name={name} />
          </Row>
        ))}
      </Rows>
    </>
  );
}

const slotsOf = (all: readonly DocumentSlot[] | undefined, { stage, except }: DocumentsOfStageProps) =>
  all?.filter(({ key, stages }) => stages.includes(stage) && !except?.has(key));

function Done({ slots }: { readonly slots: readonly DocumentSlot[] }): ReactNode {
  if (slots.length === 0) return <Badge>None</Badge>;
  const done = countDone(slots);
  return done === slots.length ? (
    <Badge tone="success" icon={<CheckIcon />}>
      All collected
    </Badge>
  ) : (
    <Badge>
      {done} of {slots.length} collected
    </Badge>
  );
}
