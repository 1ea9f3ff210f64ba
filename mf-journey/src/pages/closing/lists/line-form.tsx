import type { ReactNode } from 'react';
import { closingEntry, type ClosingEntry } from '@hearthway/contracts/journey';
import type { ContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import * as z from 'zod/mini';
import { InlineEntryForm, useEntryForm, withFields } from '../../../features/contract-entry/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { entryOf, useClosingChange, type ClosingProps } from '../use-closing.js';

type LineName = 'titleCompany' | 'titlePhone' | 'walkThroughNote';
type Lines = Partial<Pick<ClosingEntry, LineName>>;

interface LineFormProps extends ClosingProps {
  /** Of the form, for screen readers. */
  readonly label: string;
  /** As in “this note”. */
  readonly noun: string;
  readonly names: readonly LineName[];
  readonly children: (form: ContractForm<Lines, Lines>) => ReactNode;
}

/** Short lines of text that are saved together. None of them takes an account number. */
export function LineForm({ label, noun, names, view, children }: LineFormProps): ReactNode {
  const { toast } = usePlatform();
  const { mutateAsync } = useClosingChange('in-place');
  const form = useEntryForm<Lines, Lines, ClosingEntry>({
    schema: schemaOf(names),
    stored: entryOf(view),
    valuesOf: (entry) => linesOf(names, entry),
    async send(lines, seen) {
      const changed = Object.fromEntries(
        names.filter((name) => lines[name] !== seen[name]).map((name) => [name, lines[name]]),
      );
      const saved = await mutateAsync((entry) => withFields<ClosingEntry>(entry, seen, changed));
      toast({ title: 'Saved' });
      return entryOf(saved);
    },
  });
  return (
    <InlineEntryForm form={form} noun={noun} label={label} className={parts['form']}>
      {children(form)}
    </InlineEntryForm>
  );
}

const linesOf = (names: readonly LineName[], entry: ClosingEntry): Lines =>
  Object.fromEntries(names.map((name) => [name, entry[name]]));

const schemaOf = (names: readonly LineName[]): z.ZodMiniType<Lines, Lines> =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, closingEntry.shape[name]])));
