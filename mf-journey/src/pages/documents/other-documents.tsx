import type { ReactNode } from 'react';
import type { BuyerDocument, DocumentCenter } from '@hearthway/contracts/journey';
import { Badge } from '@hearthway/web-kit';
import { Section, useFold } from '../../features/page-section/index.js';
import { ShortList } from '../../features/rows/index.js';
import { DocumentRow, type DocumentActions } from './document-row.js';
import { placeOf } from './place-of.js';
import css from './documents.module.css';

interface OtherDocumentsProps extends DocumentActions {
  readonly center: DocumentCenter;
  readonly documents: readonly BuyerDocument[];
}

/** What no step asks for, the newest first. */
export function OtherDocuments({ center, documents, ...actions }: OtherDocumentsProps): ReactNode {
  const others = documents.filter((document) => placeOf(document, center) === undefined).toReversed();
  const isFolded = useFold(others.length === 0);
  return (
    <Section title="Other documents" isFolded={isFolded} status={<Badge>{others.length || 'None yet'}</Badge>}>
      {others.length === 0 ? (
        <p className={css['quiet']}>
          What no step asks for, such as a quote or a letter, is kept here. Drop it anywhere on this page.
        </p>
      ) : (
        <ShortList items={others} few={10}>
          {(document) => <DocumentRow key={document.id} document={document} {...actions} />}
        </ShortList>
      )}
    </Section>
  );
}
