import { useState, type ReactNode } from 'react';
import { createHome, listHomes, type HomeEntry } from '@hearthway/contracts/journey';
import { Alert, Button } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { operationMutation, useIdempotencyKeys } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { HomeFields, homeForm, valuesOf, type HomeFormValues } from '../../../features/home-form/index.js';
import { SameHomeQuestion, type SameHome } from './same-home.js';
import { useAddressBook } from './use-address-book.js';
import css from './add-home.module.css';

export interface NewHomeFormProps {
  /** What is known already. */
  readonly known?: Partial<HomeEntry>;
  /** What was typed before the buyer went back; replaces `known`. */
  readonly typed?: HomeFormValues | undefined;
  /** The way back to the source of the known facts. */
  readonly back?: { readonly text: string; readonly onBack: (typed: HomeFormValues) => void };
  readonly onSaved: () => void;
}

/** A new home. If the buyer has one at its address, they choose whether that one is updated. */
export function NewHomeForm({ known = {}, typed, back, onSaved }: NewHomeFormProps): ReactNode {
  const { toast } = usePlatform();
  const keyFor = useIdempotencyKeys();
  const creation = useMutation(operationMutation(useCaller(), createHome, { changes: listHomes }));
  const addressBook = useAddressBook();
  const [same, setSame] = useState<SameHome>();
  const save = async (entry: HomeEntry): Promise<void> => {
    const { home, merged } = await creation.mutateAsync({
      headers: { 'idempotency-key': keyFor(entry) },
      body: entry,
    });
    toast({
      title: merged ? 'You had this address, so we updated it' : 'Home saved',
      description: merged ? `${home.address}. Its notes and price history are still there.` : home.address,
    });
    onSaved();
  };
  const form = useContractForm({
    schema: homeForm,
    defaultValues: typed ?? valuesOf(known),
    async send(entry) {
      const home = addressBook().find(entry);
      if (home) setSame({ home, entry });
      else await save(entry);
    },
  });
  return (
    <form
      className={css['part']}
      noValidate
      onSubmit={form.onSubmit}
      onInput={() => {
        setSame(undefined);
      }}
    >
      {same && <SameHomeQuestion same={same} onUpdate={save} />}
      {form.refusal && (
        <Alert tone="danger" announce="assertive" title="We couldn’t save this home">
          {form.refusal}
        </Alert>
      )}
      <HomeFields form={form} />
      <div className={css['actions']}>
        {back && (
          <Button
            variant="secondary"
            onClick={() => {
              back.onBack(form.methods.getValues());
            }}
          >
            {back.text}
          </Button>
        )}
        <Button type="submit" pending={form.pending} pendingText="Saving…">
          Save this home
        </Button>
      </div>
    </form>
  );
}
