import type { ReactNode } from 'react';
import type { HomeEntry } from '@hearthway/contracts/journey';
import { listingTextMaximum, parseListing } from '@hearthway/contracts/listing-text';
import { Button, TextArea } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import * as z from 'zod/mini';
import { entryOf } from '../../../features/home-form/index.js';
import { typedForm } from '../../../features/typed-form/index.js';
import css from './add-home.module.css';

type Understood = Partial<HomeEntry>;

const schema = typedForm<{ readonly text: string }, Understood>(z.custom<Understood>(), ({ text }, addError) => {
  const entry = entryOf(parseListing(text).fields, new Date());
  if (text.trim() === '') addError('text', 'Please paste the text of a listing');
  else if (Object.keys(entry).length === 0) {
    addError('text', 'We found no address, price, or facts in this text. Try the form instead.');
  }
  return entry;
});

/** Reads a listing in this browser; nothing is fetched from the site it came from. */
export function PasteListing({ onUnderstood }: { onUnderstood: (entry: Understood) => void }): ReactNode {
  const form = useContractForm({
    schema,
    defaultValues: { text: '' },
    send: (entry) => {
      onUnderstood(entry);
    },
  });
  return (
    <form className={css['part']} noValidate onSubmit={form.onSubmit}>
      <TextArea
        {...form.field('text')}
        label="Text of the listing"
        help="Select everything on the listing’s page, copy it, and paste it here. An email or a text message works, too."
        rows={8}
        maxLength={listingTextMaximum}
      />
      <div className={css['actions']}>
        <Button type="submit">Read it</Button>
      </div>
    </form>
  );
}
