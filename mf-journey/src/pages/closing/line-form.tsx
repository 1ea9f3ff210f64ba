import { useEffect, type ReactNode } from 'react';
import { closingEntry, type Closing, type ClosingEntry } from '@hearthway/contracts/journey';
import { Button } from '@hearthway/web-kit';
import { useContractForm, type ContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import * as z from 'zod/mini';
import { useClosingChange } from '../../features/closing/index.js';
import { FormBody, Pair, typedForm } from '../../features/typed-form/index.js';

export type Lines = Pick<ClosingEntry, 'titleCompany' | 'titlePhone' | 'walkThroughNote' | 'firstPaymentOn'>;
export type LineName = keyof Lines;
export type LineValues = Readonly<Record<string, string>>;

export interface LineFormProps {
  readonly label: string;
  readonly names: readonly LineName[];
  readonly closing: Closing;
  readonly fields: (form: ContractForm<LineValues, Partial<Lines>>) => ReactNode;
}

/** A few short fields with a button. An empty day is none. */
export function LineForm({ label, names, closing, fields }: LineFormProps): ReactNode {
  const { toast } = usePlatform();
  const { mutateAsync } = useClosingChange();
  const form = useContractForm<LineValues, Partial<Lines>>({
    schema: schemas.get(names.join()) ?? schemaOf(names),
    defaultValues: shown(names, closing),
    async send(lines) {
      await mutateAsync(lines);
      form.methods.reset(shown(names, { ...closing, ...lines }), { keepValues: true });
      toast({ title: 'Saved' });
    },
  });
  const { reset } = form.methods;
  const stored = JSON.stringify(shown(names, closing));
  useEffect(() => {
    // Saved in another window: keep what the buyer is typing.
    reset(JSON.parse(stored) as LineValues, { keepDirtyValues: true, keepErrors: true });
  }, [stored, reset]);
  return (
    <FormBody form={form} label={label}>
      <Pair>{fields(form)}</Pair>
      <div>
        <Button type="submit" variant="secondary" pending={form.pending} pendingText="Saving…">
          Save
        </Button>
      </div>
    </FormBody>
  );
}

const shown = (names: readonly LineName[], closing: Lines): LineValues =>
  Object.fromEntries(names.map((name) => [name, closing[name] ?? '']));

const schemas = new Map<string, z.ZodMiniType<Partial<Lines>, LineValues>>();

function schemaOf(names: readonly LineName[]): z.ZodMiniType<Partial<Lines>, LineValues> {
  const shape = Object.fromEntries(names.map((name) => [name, closingEntry.shape[name]]));
  const schema = typedForm<LineValues, Partial<Lines>>(z.strictObject(shape), (values) =>
    Object.fromEntries(
      names.map((name) => [name, name === 'firstPaymentOn' && values[name] === '' ? null : values[name]]),
    ),
  );
  schemas.set(names.join(), schema);
  return schema;
}
