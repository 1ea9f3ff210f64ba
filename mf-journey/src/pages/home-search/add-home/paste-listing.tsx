import { useEffect, useRef, useState, type ReactNode } from 'react';
import { parseListing } from '@hearthway/contracts/listing-text';
import { Alert, Button, TextArea } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import * as z from 'zod/mini';
import type { HomeFormValues } from '../../../features/home-form/index.js';
import { dayOf } from '../../../features/local-time/index.js';
import { NewHomeForm } from './new-home-form.js';
import { understoodOf, type Understood } from './understood.js';
import dialogCss from './add-home.module.css';
import css from './paste-listing.module.css';

export interface PasteListingProps {
  readonly onSaved: () => void;
}

interface Read {
  readonly text: string;
  readonly isOpen: boolean;
  /** What the buyer made of it in the form before they went back to the text. */
  readonly typed?: HomeFormValues | undefined;
}

/** The text of a listing, then what we understood of it, in the form of a home. The text stays in this browser. */
export function PasteListing({ onSaved }: PasteListingProps): ReactNode {
  const [read, setRead] = useState<Read>();
  if (!read?.isOpen) {
    return (
      <ListingText
        text={read?.text}
        onRead={(text) => {
          setRead({ text, isOpen: true, typed: text === read?.text ? read.typed : undefined });
        }}
      />
    );
  }
  const understood = understand(read.text);
  return (
    <>
      <WhatWeUnderstood understood={understood} />
      <NewHomeForm
        known={understood.known}
        typed={read.typed}
        back={{
          text: 'Back to the text',
          onBack(typed) {
            setRead({ ...read, isOpen: false, typed });
          },
        }}
        onSaved={onSaved}
      />
    </>
  );
}

const understand = (text: string): Understood => understoodOf(parseListing(text, dayOf(new Date())));

const nothingFound = 'We found nothing about a home in this text. Copy more of the listing, or type it in.';
const listingText = z.object({
  text: z.string().check(
    z.refine((text) => text.trim() !== '', { error: 'Please paste the text of a listing', abort: true }),
    z.refine((text) => understand(text).pieces.length > 0, { error: nothingFound }),
  ),
});

interface ListingTextProps {
  /** The text that was read before. */
  readonly text: string | undefined;
  readonly onRead: (text: string) => void;
}

function ListingText({ text, onRead }: ListingTextProps): ReactNode {
  const form = useContractForm({
    schema: listingText,
    defaultValues: { text: text ?? '' },
    send(sent) {
      onRead(sent.text);
    },
  });
  return (
    <form className={dialogCss['part']} noValidate onSubmit={form.onSubmit}>
      <TextArea
        {...form.field('text')}
        label="Text of the listing"
        help="Select everything on the listing’s page, copy it, and paste it here. An email or a text message works, too. We read it in this browser and show you what we understood."
        rows={8}
        autoFocus={text !== undefined}
      />
      <div className={dialogCss['actions']}>
        <Button type="submit">Read it</Button>
      </div>
    </form>
  );
}

/** Each fact, with the text it was found in. */
function WhatWeUnderstood({ understood: { pieces, known, missing } }: { readonly understood: Understood }): ReactNode {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus();
  }, []);
  return (
    <section className={css['understood']}>
      <h3 ref={headingRef} tabIndex={-1} className={css['heading']}>
        What we understood
      </h3>
      <dl className={css['pieces']}>
        {pieces.map(({ names, values, from, isReworded }) => (
          <div key={names} className={css['piece']}>
            <dt>{names}</dt>
            <dd className={css['values']}>{values}</dd>
            {isReworded && <dd className={css['from']}>from “{from}”</dd>}
          </div>
        ))}
      </dl>
      {known.marketStatus === 'off_market' && (
        <Alert tone="warning" title="This home is off the market">
          What a home was sold for isn’t an asking price, so we leave that out. You can still save it to keep track of
          it.
        </Alert>
      )}
      <p>
        {missing.length > 0
          ? `Not in the text: ${missing.join(', ')}. Check the rest, and add what you know.`
          : 'Check it, then save the home.'}
      </p>
    </section>
  );
}
