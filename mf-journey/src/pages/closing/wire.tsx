import type { ReactNode } from 'react';
import type { Closing } from '@hearthway/contracts/journey';
import { Alert, Button, TextField } from '@hearthway/web-kit';
import { useClosingChange } from '../../features/closing/index.js';
import { More, Muted, OutsideLink, Section } from '../../features/page-parts/index.js';
import { Checklist } from './checklist.js';
import { LineForm } from './line-form.js';
import css from './closing.module.css';

/** How to wire the money safely. No field takes an account number. */
export function Wire({ closing }: { readonly closing: Closing }): ReactNode {
  const change = useClosingChange();
  return (
    <Section id="wire" title="3. Send the money safely">
      <Muted>
        Thieves break into email and send “updated” wire instructions that look real. Money wired to them is rarely seen
        again. We never keep or show wire details: leave account numbers out, even of your notes.
      </Muted>
      {closing.wireChanged && (
        <Alert tone="danger" announce="assertive" title="Stop. Send nothing.">
          Changed instructions are the usual sign of fraud. Call your title company
          {closing.titlePhone && ` on ${closing.titlePhone}`}, the number you had before, or go there. If you sent money
          already, follow the card below now.
        </Alert>
      )}
      <LineForm
        label="Your title company"
        names={titleNames}
        closing={closing}
        fields={(form) => (
          <>
            <TextField
              {...form.field('titleCompany')}
              label="Title or escrow company"
              optional
              maxLength={80}
              autoComplete="off"
            />
            <TextField
              {...form.field('titlePhone')}
              label="Its phone number"
              optional
              help="From a visit, a card, or its own website. Never from an email about wiring."
              type="tel"
              autoComplete="off"
              maxLength={20}
            />
          </>
        )}
      />
      <Checklist list="wire" closing={closing} />
      <div>
        {closing.wireChanged ? (
          <Button variant="secondary" onClick={() => change.mutate({ wireChanged: false })}>
            It’s cleared up by phone
          </Button>
        ) : (
          <Button variant="danger" onClick={() => change.mutate({ wireChanged: true })}>
            The instructions changed
          </Button>
        )}
      </div>
      <div className={css['panic']}>
        <More title="Money went to the wrong place? Do this within the hour">
          <ol className={css['steps']}>
            <li>
              Call your bank’s fraud line, from the back of your card. Say “wire fraud”, and ask for a recall and a hold
              at the other bank.
            </li>
            <li>
              Report it to the FBI’s Internet Crime Complaint Center at{' '}
              <OutsideLink href="https://www.ic3.gov/">ic3.gov</OutsideLink>. Within about three days it can still stop
              some wires.
            </li>
            <li>
              Call your title company{closing.titlePhone && ` on ${closing.titlePhone}`}, then your lender and your
              agent, so that nobody else falls for it.
            </li>
            <li>Write down times and names. Touch nothing in your email: it’s evidence. Change its password.</li>
          </ol>
        </More>
      </div>
    </Section>
  );
}

const titleNames = ['titleCompany', 'titlePhone'] as const;
