import { useState, type ReactNode } from 'react';
import {
  documentStageIds,
  documentStages,
  isSlotDone,
  isSlotOpen,
  type BuyerDocument,
  type DocumentCenter,
  type DocumentSlot,
  type DocumentStage,
} from '@hearthway/contracts/journey';
import { Button, TextField, VisuallyHidden } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { PageLink } from '@hearthway/web-kit/router';
import { PickFiles, StatusBadge, useSlotMark, useUploader } from '../../features/documents/index.js';
import { Actions, Item, Items, More, Muted, Section } from '../../features/page-parts/index.js';
import css from './documents.module.css';

export interface SlotsProps {
  readonly center: DocumentCenter;
  readonly onOpen: (document: BuyerDocument) => void;
  /** Has someone else send it. */
  readonly onAsk: (slot: DocumentSlot) => void;
}

/** The papers that each step asks for. The first step that wants something is open. */
export function Slots({ center, onOpen, onAsk }: SlotsProps): ReactNode {
  const stages = documentStageIds.filter((stage) => slotsOf(center, stage).length > 0);
  const first = stages.find((stage) => slotsOf(center, stage).some(({ status }) => isSlotOpen(status)));
  return (
    <Section id="needed" title="What your purchase needs">
      <Muted>
        From what you’ve told us so far. A lender may ask for more. Finish your{' '}
        <PageLink to="/pre-approval-form">finances</PageLink>, and this list fits better.
      </Muted>
      {stages.map((stage) => (
        <Stage key={stage} stage={stage} open={stage === first} center={center} onOpen={onOpen} onAsk={onAsk} />
      ))}
    </Section>
  );
}

const slotsOf = ({ slots }: DocumentCenter, stage: DocumentStage): readonly DocumentSlot[] =>
  slots.filter(({ stages: [first] }) => first === stage);

interface StageProps extends SlotsProps {
  readonly stage: DocumentStage;
  readonly open: boolean;
}

function Stage({ stage, open, center, onOpen, onAsk }: StageProps): ReactNode {
  const slots = slotsOf(center, stage);
  const done = slots.filter(({ status }) => isSlotDone(status)).length;
  // Only at first: what the buyer opens or closes stays so.
  const [openedFirst] = useState(open);
  return (
    <More title={`${documentStages[stage].name}: ${done} of ${slots.length} collected`} open={openedFirst}>
      <Items>
        {slots.map((slot) => (
          <SlotItem key={slot.key} slot={slot} center={center} onOpen={onOpen} onAsk={onAsk} />
        ))}
      </Items>
    </More>
  );
}

interface SlotItemProps extends SlotsProps {
  readonly slot: DocumentSlot;
}

function SlotItem({ slot, center, onOpen, onAsk }: SlotItemProps): ReactNode {
  const { uploader } = useUploader();
  const mark = useSlotMark();
  const [asking, setAsking] = useState(false);
  const { key, name, why, neededBy, status, wanted, files, expiresOn, complete, notNeededReason } = slot;
  const documents = center.documents.filter((document) => document.slot === key && document.binnedAt === null);
  const say = (change: { complete: boolean; notNeededReason: string }): void =>
    mark.mutate({ slot: key, mark: change });
  return (
    <Item
      name={name}
      end={<StatusBadge status={status} />}
      below={
        <>
          {documents.length > 0 && (
            <ul className={css['inSlot']}>
              {documents.map((document) => (
                <li key={document.id}>
                  <Button variant="quiet" size="small" onClick={() => onOpen(document)}>
                    {document.name}
                  </Button>
                  {!document.hintsSeen &&
                    document.versions[0]?.hints.map((hint) => (
                      <span key={hint.kind} className={css['problem']}>
                        {hint.text}
                      </span>
                    ))}
                </li>
              ))}
            </ul>
          )}
          {asking ? (
            <NotNeeded
              onCancel={() => setAsking(false)}
              onSay={(reason) => {
                setAsking(false);
                say({ complete: false, notNeededReason: reason });
              }}
            />
          ) : (
            <Actions>
              {status === 'not_needed' ? (
                <Button variant="quiet" size="small" onClick={() => say({ complete: false, notNeededReason: '' })}>
                  I need it after all
                </Button>
              ) : (
                <>
                  <PickFiles
                    variant="secondary"
                    size="small"
                    what={name}
                    onFiles={(chosen) => uploader.add(chosen, { slot: key, documentId: null }, center.uploads)}
                  >
                    Upload
                  </PickFiles>
                  <Button variant="quiet" size="small" onClick={() => onAsk(slot)}>
                    Ask someone <VisuallyHidden>for {name}</VisuallyHidden>
                  </Button>
                  {status === 'uploaded' && (
                    <Button variant="quiet" size="small" onClick={() => say({ complete: true, notNeededReason: '' })}>
                      That’s all of it
                    </Button>
                  )}
                  {files === 0 && (
                    <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
                      Not needed
                    </Button>
                  )}
                </>
              )}
            </Actions>
          )}
        </>
      }
    >
      <Muted>
        <b>{neededBy}:</b> {why}
      </Muted>
      {wanted > 1 && !complete && status !== 'not_needed' && (
        <Muted>
          {files} of {wanted} files
        </Muted>
      )}
      {expiresOn !== null && <Muted>Good until {formatDay(expiresOn)}</Muted>}
      {notNeededReason !== '' && <Muted>Not needed: {notNeededReason}</Muted>}
    </Item>
  );
}

interface NotNeededProps {
  readonly onCancel: () => void;
  readonly onSay: (reason: string) => void;
}

function NotNeeded({ onCancel, onSay }: NotNeededProps): ReactNode {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  return (
    <form
      className={css['reason']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === '') setMissing(true);
        else onSay(reason.trim());
      }}
    >
      <TextField
        label="Why you don’t need it"
        help="So that you still know when a lender asks."
        value={reason}
        maxLength={200}
        error={missing && reason.trim() === '' ? 'Please say why' : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <Actions>
        <Button type="submit" size="small">
          Save
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </Actions>
    </form>
  );
}
