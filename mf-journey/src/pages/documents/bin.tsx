import { useState, type ReactNode } from 'react';
import { documentLimits, type BuyerDocument } from '@hearthway/contracts/journey';
import { Badge, Button, ConfirmDialog, VisuallyHidden } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { useBin } from '../../features/documents/index.js';
import { dayOf } from '../../features/local-time/index.js';
import { Section } from '../../features/page-section/index.js';
import { Buttons, Row, RowNote, Rows, RowTitle } from '../../features/rows/index.js';
import css from './documents.module.css';

/** What was deleted in the last 30 days. */
export function Bin({ documents }: { readonly documents: readonly BuyerDocument[] }): ReactNode {
  const { restore, erase, erasing } = useBin();
  const [asked, setAsked] = useState<BuyerDocument>();
  const close = (): void => {
    erasing.reset();
    setAsked(undefined);
  };
  const binned = documents.filter(({ binnedAt }) => binnedAt !== null);
  return (
    <>
      {binned.length > 0 && (
        <Section title="Bin" isFolded status={<Badge>{binned.length}</Badge>}>
          <p className={css['quiet']}>
            What you delete stays here for {documentLimits.binDays} days, and counts as a file until then.
          </p>
          <Rows>
            {binned.map((one) => (
              <Row
                key={one.id}
                beside={
                  <Buttons>
                    <Button
                      variant="secondary"
                      size="small"
                      onClick={() => {
                        restore(one);
                      }}
                    >
                      Restore <VisuallyHidden>{one.name}</VisuallyHidden>
                    </Button>
                    <Button
                      variant="quiet"
                      size="small"
                      onClick={() => {
                        setAsked(one);
                      }}
                    >
                      Delete forever<VisuallyHidden>: {one.name}</VisuallyHidden>
                    </Button>
                  </Buttons>
                }
              >
                <RowTitle as="p">{one.name}</RowTitle>
                {one.goneAt !== null && <RowNote>Gone on {formatDay(dayOf(new Date(one.goneAt)))}</RowNote>}
              </Row>
            ))}
          </Rows>
        </Section>
      )}
      {asked && (
        <ConfirmDialog
          title={`Delete “${asked.name}” forever?`}
          description="All its versions go, and nobody can bring them back."
          keepText="Keep it"
          confirmText="Delete forever"
          pendingText="Deleting…"
          failureTitle="We couldn’t delete this document"
          action={erasing}
          onClose={close}
          onConfirm={() => {
            erase(asked).then(close, () => undefined);
          }}
        />
      )}
    </>
  );
}
