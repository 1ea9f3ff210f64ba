import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import {
  envelopeLimits,
  readEnvelopePage,
  type Envelope,
  type EnvelopeEntry,
  type FieldEntry,
} from '@hearthway/contracts/journey';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, Select, VisuallyHidden } from '@hearthway/web-kit';
import { requestOperation } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { fieldNames, pageName, PagePicture, SignerMark } from '../../features/envelopes/index.js';
import { ChosenField } from './chosen-field.js';
import { hasSignature, newField, withField } from './draft.js';
import { Palette } from './palette.js';
import { fieldElementId, PlacedField } from './placed-field.js';
import css from './signatures.module.css';
import type { Pen, usePen } from './use-pen.js';

interface PlaceFieldsProps {
  readonly envelope: Pick<Envelope, 'id' | 'documents' | 'pages'>;
  readonly entry: EnvelopeEntry;
  readonly onChange: (part: Partial<EnvelopeEntry>) => void;
  readonly pen: Pen;
  readonly onPen: ReturnType<typeof usePen>[1];
}

const middle = { x: 0.5, y: 0.5 };

/** The pages, one at a time, with the fields on them, and what puts them there. */
export function PlaceFields({ envelope, entry, onChange, pen, onPen }: PlaceFieldsProps): ReactNode {
  const { id: envelopeId, pages } = envelope;
  const { signers, fields } = entry;
  const { request, userId } = useCaller();
  const paperRef = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const [chosenId, setChosen] = useState<string>();
  const [placedId, setPlaced] = useState<string>();
  const chosen = fields.find(({ id }) => id === chosenId);
  const isFull = fields.length >= envelopeLimits.fields;
  const nameOf = (id: string): string => signers.find((signer) => signer.id === id)?.name ?? '';
  // Its keys move it.
  useEffect(() => {
    if (placedId !== undefined) document.getElementById(fieldElementId(placedId))?.focus();
  }, [placedId]);
  const put = (kind: Pen['kind'], at = middle): void => {
    if (!kind || isFull) return;
    const field = newField({ id: crypto.randomUUID(), kind, page, signerId: pen.signerId, at });
    const after = withField(fields, field);
    onChange({ fields: after });
    setChosen(field.id);
    setPlaced(field.id);
    const isDone = signers.every(({ id }) => hasSignature(after, id));
    onPen(isDone ? { signerId: pen.signerId } : {});
  };
  const replace = (field: FieldEntry): void => {
    onChange({ fields: fields.map((other) => (other.id === field.id ? field : other)) });
  };
  const remove = (id: string): void => {
    onChange({ fields: fields.filter((field) => field.id !== id) });
    setChosen(undefined);
  };
  const turn = (to: number): void => {
    setPage(to);
    setChosen(undefined);
  };
  return (
    <div className={css['placing']}>
      <div className={css['side']}>
        <div className={css['tools']}>
          <fieldset className={css['choices']}>
            <legend className={css['legend']}>Whose field</legend>
            {signers.map(({ id, name }, place) => (
              <button
                key={id}
                type="button"
                className={css['choice']}
                aria-pressed={id === pen.signerId}
                onClick={() => {
                  onPen({ signerId: id });
                }}
              >
                <SignerMark signer={place} />
                <span className={css['choice-name']}>{name}</span>
              </button>
            ))}
          </fieldset>
          <Palette
            pen={pen}
            isFull={isFull}
            paperRef={paperRef}
            onPut={put}
            onArm={(kind) => {
              onPen({ signerId: pen.signerId, kind });
            }}
          />
          <p className={css['hint']} role="status">
            {isFull
              ? `These are all the ${envelopeLimits.fields} fields that an envelope may have.`
              : pen.kind
                ? `Click the page where ${nameOf(pen.signerId)}’s ${fieldNames[pen.kind].toLowerCase()} goes.`
                : 'Drag a field onto the page, or click one and then the page.'}
          </p>
        </div>
        {chosen && (
          <ChosenField
            field={chosen}
            entry={entry}
            pages={pages}
            onChange={onChange}
            onRemove={() => {
              remove(chosen.id);
            }}
          />
        )}
      </div>
      <div className={css['paper']}>
        {pages > 1 && <Turn page={page} envelope={envelope} fields={fields} onTurn={turn} />}
        <div ref={paperRef}>
          <PagePicture
            key={page}
            name={pageName(envelope, page)}
            cacheKey={[userId, envelopeId, page]}
            load={async (signal) => {
              const input = { params: { envelopeId }, query: { page: String(page) } };
              return (await requestOperation(request, readEnvelopePage, input, { signal })).blob();
            }}
          >
            {pen.kind && !isFull && (
              <button
                type="button"
                className={css['spot']}
                onClick={(event) => {
                  put(pen.kind, pointOf(event));
                }}
              >
                <VisuallyHidden>
                  Put {nameOf(pen.signerId)}’s {fieldNames[pen.kind].toLowerCase()} on page {page}
                </VisuallyHidden>
              </button>
            )}
            {fields
              .filter((field) => field.page === page)
              .map((field) => (
                <PlacedField
                  key={field.id}
                  field={field}
                  isChosen={field.id === chosenId}
                  signer={signers.findIndex(({ id }) => id === field.signerId)}
                  signerName={nameOf(field.signerId)}
                  onChange={replace}
                  onChoose={() => {
                    setChosen(field.id);
                  }}
                  onRemove={() => {
                    remove(field.id);
                  }}
                  onLeave={() => {
                    setChosen(undefined);
                  }}
                />
              ))}
          </PagePicture>
        </div>
        <VisuallyHidden>
          <p role="status">{chosen && placeText(chosen)}</p>
        </VisuallyHidden>
      </div>
    </div>
  );
}

/** Where a page was clicked, in its shares; its middle with the keyboard. */
function pointOf({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return detail === 0 || width === 0 ? middle : { x: (clientX - left) / width, y: (clientY - top) / height };
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

const placeText = ({ x, y, width, height }: FieldEntry): string =>
  `${percent(x)} from the left, ${percent(y)} from the top, ${percent(width)} wide, ${percent(height)} high`;

interface TurnProps {
  readonly page: number;
  readonly envelope: Pick<Envelope, 'documents' | 'pages'>;
  readonly fields: readonly FieldEntry[];
  readonly onTurn: (page: number) => void;
}

/** From page to page, with how many fields each has. */
function Turn({ page, envelope, fields, onTurn }: TurnProps): ReactNode {
  const { pages } = envelope;
  const labelOf = (one: number): string => {
    const count = fields.filter((field) => field.page === one).length;
    return `${pageName(envelope, one)}${count === 0 ? '' : ` (${count} ${count === 1 ? 'field' : 'fields'})`}`;
  };
  return (
    <div className={css['turn']}>
      <IconButton
        label="Previous page"
        icon={<ChevronLeftIcon size={20} />}
        disabled={page === 1}
        onClick={() => {
          onTurn(page - 1);
        }}
      />
      <Select
        label={<VisuallyHidden>Page</VisuallyHidden>}
        reserveError={false}
        value={String(page)}
        options={Array.from({ length: pages }, (_, place) => ({
          value: String(place + 1),
          label: labelOf(place + 1),
        }))}
        onChange={({ currentTarget }) => {
          onTurn(Number(currentTarget.value));
        }}
      />
      <IconButton
        label="Next page"
        icon={<ChevronRightIcon size={20} />}
        disabled={page === pages}
        onClick={() => {
          onTurn(page + 1);
        }}
      />
    </div>
  );
}
