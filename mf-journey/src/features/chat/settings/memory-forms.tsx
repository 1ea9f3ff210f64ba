import { useId, type ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import {
  addChatMemory,
  changeChatMemory,
  chatLimits,
  chatMemoryEntry,
  getChatSettings,
  type ChatMemory,
} from '@hearthway/contracts/journey';
import { Alert, Button, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { operationMutation, useIdempotencyKeys } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import css from './mia-settings.module.css';

export function NewMemory(): ReactNode {
  const keyOf = useIdempotencyKeys();
  const adding = useMutation(
    operationMutation(useCaller(), addChatMemory, {
      changes: getChatSettings,
      write: (settings, added) => ({
        ...settings,
        memories: [...settings.memories.filter(({ id }) => id !== added.id), added],
      }),
    }),
  );
  return (
    <MemoryForm
      label={`Have ${brand.assistant} remember`}
      action="Add"
      onSend={(text) => adding.mutateAsync({ body: { text }, headers: { 'idempotency-key': keyOf(text) } })}
    />
  );
}

interface ChangedMemoryProps {
  readonly memory: ChatMemory;
  readonly onClose: () => void;
}

export function ChangedMemory({ memory, onClose }: ChangedMemoryProps): ReactNode {
  const changing = useMutation(
    operationMutation(useCaller(), changeChatMemory, {
      changes: getChatSettings,
      write: (settings, changed) => ({
        ...settings,
        memories: settings.memories.map((one) => (one.id === changed.id ? changed : one)),
      }),
    }),
  );
  return (
    <MemoryForm
      label={`Change what ${brand.assistant} remembers`}
      action="Save"
      text={memory.text}
      onClose={onClose}
      onSend={async (text) => {
        await changing.mutateAsync({ params: { memoryId: memory.id }, body: { text } });
        onClose();
      }}
    />
  );
}

interface MemoryFormProps {
  readonly label: string;
  readonly action: string;
  readonly text?: string;
  readonly onSend: (text: string) => Promise<unknown>;
  /** Without it, the form stays, and is empty again. */
  readonly onClose?: () => void;
}

function MemoryForm({ label, action, text = '', onSend, onClose }: MemoryFormProps): ReactNode {
  const formId = useId();
  const { field, methods, onSubmit, pending, refusal } = useContractForm({
    schema: chatMemoryEntry,
    defaultValues: { text },
    async send(entry) {
      await onSend(entry.text);
      if (!onClose) methods.reset();
    },
  });
  return (
    <form id={formId} className={css['form']} aria-label={label} method="post" noValidate onSubmit={onSubmit}>
      <TextField
        {...field('text')}
        label={label}
        maxLength={chatLimits.memoryCharacters}
        autoComplete="off"
        autoFocus={onClose !== undefined}
        reserveError={false}
      />
      {refusal && (
        <Alert tone="danger" announce="assertive" title="We couldn’t save this">
          {refusal}
        </Alert>
      )}
      <div className={css['form-buttons']}>
        <Button type="submit" variant="secondary" size="small" pending={pending} pendingText="Saving…">
          {action}
        </Button>
        {onClose && (
          <Button variant="quiet" size="small" onClick={onClose}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
