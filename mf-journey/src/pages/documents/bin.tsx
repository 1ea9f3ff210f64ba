import type { ReactNode } from 'react';
import type { BuyerDocument } from '@hearthway/contracts/journey';
import { Button, VisuallyHidden } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { useBin } from '../../features/documents/index.js';
import { Actions, Item, Items, More, Section } from '../../features/page-parts/index.js';

/** What was deleted in the last 30 days. */
export function Bin({ documents }: { readonly documents: readonly BuyerDocument[] }): ReactNode {
  const { restore, erase } = useBin();
  const binned = documents.filter(({ binnedAt }) => binnedAt !== null);
  if (binned.length === 0) return null;
  return (
    <Section id="bin" title="Bin">
      <More title={`${binned.length} deleted`}>
        <Items>
          {binned.map((document) => (
            <Item
              key={document.id}
              name={document.name}
              end={
                <Actions>
                  <Button variant="secondary" size="small" onClick={() => restore.mutate(document)}>
                    Restore <VisuallyHidden>{document.name}</VisuallyHidden>
                  </Button>
                  <Button variant="quiet" size="small" onClick={() => erase.mutate(document)}>
                    Delete for good <VisuallyHidden>{document.name}</VisuallyHidden>
                  </Button>
                </Actions>
              }
            >
              {document.goneAt !== null && <p>Gone for good on {formatDay(document.goneAt.slice(0, 10))}</p>}
            </Item>
          ))}
        </Items>
      </More>
    </Section>
  );
}
