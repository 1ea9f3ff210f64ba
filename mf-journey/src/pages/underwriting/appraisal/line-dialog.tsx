import type { ReactNode } from 'react';
import { TextField } from '@hearthway/web-kit';
import * as z from 'zod/mini';
import { EntryFormDialog, useEntryForm } from '../../../features/contract-entry/index.js';

interface LineDialogProps<Seen> {
  readonly title: string;
  readonly label: string;
  readonly help: string;
  readonly maxLength: number;
  /** Of the contract. */
  readonly line: z.ZodMiniType<string, string>;
  /** As in “this error”. */
  readonly noun: string;
  /** What has the line. */
  readonly stored: Seen;
  readonly lineOf: (stored: Seen) => string;
  /** @param seen what it replaces the line of */
  readonly onSave: (line: string, seen: Seen) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for one line of text. */
export function LineDialog<Seen>(props: LineDialogProps<Seen>): ReactNode {
  const { title, label, help, maxLength, line, noun, stored, lineOf, onSave, onClose } = props;
  const form = useEntryForm<{ line: string }, { line: string }, Seen>({
    schema: z.object({ line }),
    stored,
    valuesOf: (seen) => ({ line: lineOf(seen) }),
    async send(typed, seen) {
      await onSave(typed.line, seen);
      onClose();
    },
  });
  return (
    <EntryFormDialog title={title} form={form} noun={noun} onClose={onClose}>
      <TextField {...form.field('line')} label={label} help={help} maxLength={maxLength} autoComplete="off" />
    </EntryFormDialog>
  );
}
