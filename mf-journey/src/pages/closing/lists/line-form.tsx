import { useEffect, type ReactNode } from 'react';
import { closingEntry, type ClosingEntry } from '@hearthway/contracts/journey';
import { Alert, Button } from '@hearthway/web-kit';
import { useContractForm, type ContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import * as z from 'zod/mini';
import { withFields } from '../../../features/contract-entry/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { entryOf, useClosingChange, type ClosingProps } from '../use-closing.js';

type LineName = 'titleCompany' | 'titlePhone' | 'walkThroughNote';
type Lines = Partial<Pick<ClosingEntry, LineName>>;

interface LineFormProps extends ClosingProps {
  /** Of the form, for screen readers. */
  readonly label: string;
  readonly names: readonly LineName[];
  readonly children: (form: ContractForm<Lines, Lines>) => ReactNode;
}

/** Short lines of text that are saved together. None of them takes an account number. */
export function LineForm({ label, names, view, children }: LineFormProps): ReactNode {
  const { toast } = usePlatform();
  const { mutateAsync } = useClosingChange();
  const seen = entryOf(view);
  const stored = linesOf(names, seen);
  const form = useContractForm<Lines, Lines>({
    schema: schemaOf(names),
    defaultValues: stored,
    async send(lines) {
      const changed = Object.fromEntries(
        names.filter((name) => lines[name] !== seen[name]).map((name) => [name, lines[name]]),
      );
      await mutateAsync((entry) => withFields<ClosingEntry>(entry, seen, changed));
      toast({ title: 'Saved' });
    },
  });
  const { reset } = form.methods;
  const storedText = JSON.stringify(stored);
  useEffect(() => {
    // Saved here or in another window: what the buyer is typing stays.
    reset(JSON.parse(storedText) as Lines, { keepDirtyValues: true, keepErrors: true });
  }, [storedText, reset]);
  return (
    <form aria-label={label} className={parts['form']} noValidate onSubmit={form.onSubmit}>
      {form.refusal && (
        <Alert tone="danger" announce="assertive" title="We couldn’t save that">
          {form.refusal}
        </Alert>
      )}
      {children(form)}
      <div>
        <Button type="submit" variant="secondary" pending={form.pending} pendingText="Saving…">
          Save
        </Button>
      </div>
    </form>
  );
}

const linesOf = (names: readonly LineName[], entry: ClosingEntry): Lines =>
  Object.fromEntries(names.map((name) => [name, entry[name]]));

const schemaOf = (names: readonly LineName[]): z.ZodMiniType<Lines, Lines> =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, closingEntry.shape[name]])));
