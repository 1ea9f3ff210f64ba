import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import {
  envelopeLimits,
  fieldKinds,
  readEnvelopePage,
  type Envelope,
  type EnvelopeEntry,
  type FieldEntry,
  type FieldKind,
} from '@hearthway/contracts/journey';
import { Button, Checkbox, Select, TextField } from '@hearthway/web-kit';
import { requestOperation } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { FieldBox, fieldNames, PagePicture } from '../../features/envelopes/index.js';
import { Buttons } from '../../features/rows/index.js';
import { grownBy, movedBy, newField } from './draft.js';
import css from './signatures.module.css';

interface PlaceFieldsProps {
  readonly envelope: Pick<Envelope, 'id' | 'pages'>;
  readonly entry: EnvelopeEntry;
  readonly onChange: (part: Partial<EnvelopeEntry>) => void;
}

/** Of the page, for each press of an arrow key. */
const step = 0.01;
const arrows = new Map<string, readonly [number, number]>([
  ['ArrowLeft', [-step, 0]],
  ['ArrowRight', [step, 0]],
  ['ArrowUp', [0, -step]],
  ['ArrowDown', [0, step]],
]);

/** The pages, one at a time, with the fields on them. */
export function PlaceFields({ envelope: { id: envelopeId, pages }, entry, onChange }: PlaceFieldsProps): ReactNode {
  const { signers, fields } = entry;
  const { request, userId } = useCaller();
  const pageRef = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const [kind, setKind] = useState<FieldKind>('signature');
  const [wantedSigner, setSigner] = useState('');
  const [chosenId, setChosen] = useState<string>();
  const signerId = signers.some(({ id }) => id === wantedSigner) ? wantedSigner : (signers[0]?.id ?? '');
  const chosen = fields.find(({ id }) => id === chosenId);
  const nameOf = (id: string): string => {
    const place = signers.findIndex((signer) => signer.id === id);
    const name = signers[place]?.name ?? '';
    return name === '' ? `Signer ${place + 1}` : name;
  };
  const replace = (field: FieldEntry): void => {
    onChange({ fields: fields.map((other) => (other.id === field.id ? field : other)) });
  };
  const remove = (id: string): void => {
    onChange({ fields: fields.filter((field) => field.id !== id) });
    setChosen(undefined);
  };
  const press = (event: KeyboardEvent, field: FieldEntry): void => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      remove(field.id);
      return;
    }
    const way = arrows.get(event.key);
    if (!way) return;
    event.preventDefault();
    replace(event.shiftKey ? grownBy(field, ...way) : movedBy(field, ...way));
  };
  const drag = (event: PointerEvent, field: FieldEntry): void => {
    const size = pageRef.current?.getBoundingClientRect();
    if (!size || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    replace(movedBy(field, event.movementX / size.width, event.movementY / size.height));
  };
  if (signers.length === 0) return <p>Add a signer first.</p>;
  return (
    <>
      <div className={css['tools']}>
        <Select
          label="Signer"
          options={signers.map(({ id }) => ({ value: id, label: nameOf(id) }))}
          value={signerId}
          onChange={({ currentTarget }) => {
            setSigner(currentTarget.value);
          }}
        />
        <Select
          label="Field"
          options={fieldKinds.map((value) => ({ value, label: fieldNames[value] }))}
          value={kind}
          onChange={({ currentTarget }) => {
            setKind(fieldKinds.find((one) => one === currentTarget.value) ?? 'signature');
          }}
        />
        <Button
          variant="secondary"
          disabled={fields.length >= envelopeLimits.fields}
          onClick={() => {
            const field = newField({ id: crypto.randomUUID(), kind, page, signerId });
            onChange({ fields: [...fields, field] });
            setChosen(field.id);
          }}
        >
          Put it on page {page}
        </Button>
      </div>
      {chosen && <ChosenField field={chosen} onChange={replace} onRemove={remove} />}
      <PagePicture
        ref={pageRef}
        name={`Page ${page} of ${pages}`}
        cacheKey={[userId, envelopeId, page]}
        load={async (signal) => {
          const input = { params: { envelopeId }, query: { page: String(page) } };
          return (await requestOperation(request, readEnvelopePage, input, { signal })).blob();
        }}
      >
        {fields
          .filter((field) => field.page === page)
          .map((field) => (
            <FieldBox
              key={field.id}
              place={field}
              state={field.id === chosenId ? 'chosen' : 'empty'}
              aria-pressed={field.id === chosenId}
              onClick={() => {
                setChosen(field.id);
              }}
              onKeyDown={(event) => {
                press(event, field);
              }}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setChosen(field.id);
              }}
              onPointerMove={(event) => {
                drag(event, field);
              }}
            >
              {fieldNames[field.kind]}: {nameOf(field.signerId)}
            </FieldBox>
          ))}
      </PagePicture>
      {pages > 1 && (
        <Buttons>
          <Button
            variant="secondary"
            size="small"
            disabled={page === 1}
            onClick={() => {
              setPage(page - 1);
            }}
          >
            Previous page
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={page === pages}
            onClick={() => {
              setPage(page + 1);
            }}
          >
            Next page
          </Button>
        </Buttons>
      )}
    </>
  );
}

interface ChosenFieldProps {
  readonly field: FieldEntry;
  readonly onChange: (field: FieldEntry) => void;
  readonly onRemove: (id: string) => void;
}

function ChosenField({ field, onChange, onRemove }: ChosenFieldProps): ReactNode {
  const { id, kind, label, required } = field;
  return (
    <div className={css['tools']}>
      {(kind === 'text' || kind === 'checkbox') && (
        <TextField
          label="What it asks for"
          value={label}
          maxLength={envelopeLimits.labelCharacters}
          onChange={({ currentTarget }) => {
            onChange({ ...field, label: currentTarget.value });
          }}
        />
      )}
      <Checkbox
        label="Has to be filled in"
        checked={required}
        onChange={({ currentTarget }) => {
          onChange({ ...field, required: currentTarget.checked });
        }}
      />
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          onRemove(id);
        }}
      >
        Take out this {fieldNames[kind].toLowerCase()} field
      </Button>
    </div>
  );
}
