import type { ReactNode } from 'react';
import { Alert, Badge, Button, TextField } from '@hearthway/web-kit';
import { parts } from '../../../features/page-parts/index.js';
import { Pair } from '../../../features/typed-form/index.js';
import { Section, Topic, Topics } from '../../../features/page-section/index.js';
import { OutsideLink } from '../../../outside-link/index.js';
import { Checklist } from '../lists/checklist.js';
import { LineForm } from '../lists/line-form.js';
import { useClosingChange, type ClosingProps } from '../use-closing.js';
import css from './wire.module.css';

/** How to wire the money safely. No field takes an account number. */
export function Wire({ view }: ClosingProps): ReactNode {
  const { titlePhone, wireChanged } = view.closing;
  const isClosed = view.contract.status === 'closed';
  return (
    <>
      <Section
        title="Send the money safely"
        status={wireChanged && !isClosed && <Badge tone="danger">Send nothing</Badge>}
        lead="Thieves break into email and send “updated” wire instructions that look real. Money sent to them is rarely seen again, so every wire goes through the same six steps."
      >
        {wireChanged && !isClosed && (
          <Alert tone="danger" announce="assertive" title="Stop. Send nothing.">
            Changed instructions are the usual sign of fraud. Call your title company
            {titlePhone && ` on ${titlePhone}`}, the number you had before, or go there. If you sent money already,
            follow the card below now.
          </Alert>
        )}
        {!isClosed && (
          <LineForm label="Your title company" noun="entry" names={titleNames} view={view}>
            {(form) => (
              <Pair>
                <TextField
                  {...form.field('titleCompany')}
                  label="Title or escrow company"
                  optional
                  help="Its name only. We never keep wire details."
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
              </Pair>
            )}
          </LineForm>
        )}
        <Checklist list="wire" view={view} />
        {!isClosed && <ChangedInstructions view={view} />}
      </Section>
      <Panic phone={titlePhone} />
    </>
  );
}

const titleNames = ['titleCompany', 'titlePhone'] as const;

/** Any late change means: stop. */
function ChangedInstructions({ view: { closing } }: ClosingProps): ReactNode {
  const { mutate, isPending } = useClosingChange();
  const say = (wireChanged: boolean) => () => {
    mutate((entry) => ({ ...entry, wireChanged }));
  };
  return (
    <div className={parts['buttons']}>
      {closing.wireChanged ? (
        <Button variant="secondary" pending={isPending} pendingText="Saving…" onClick={say(false)}>
          It’s cleared up by phone
        </Button>
      ) : (
        <Button variant="danger" pending={isPending} pendingText="Saving…" onClick={say(true)}>
          The instructions changed
        </Button>
      )}
    </div>
  );
}

/** Outside of the section, so that it is in sight on a phone, too. */
function Panic({ phone }: { readonly phone: string }): ReactNode {
  return (
    <section aria-label="If money went to the wrong place" className={css['panic']}>
      <Topics>
        <Topic title="Money went to the wrong place? Do this within the hour">
          <ol aria-label="Within the hour" className={css['steps']}>
            <li>
              <b>Your bank.</b> Call its fraud line, from the back of your card. Say “wire fraud”, and ask for a recall
              and a hold at the other bank.
            </li>
            <li>
              <b>The FBI.</b> Report it to its Internet Crime Complaint Center at{' '}
              <OutsideLink href="https://www.ic3.gov/">ic3.gov</OutsideLink>. In the first days, it can still stop some
              wires.
            </li>
            <li>
              <b>Your title company</b>
              {phone && `, on ${phone}`}. Then your agent and any lender, so that nobody else falls for it.
            </li>
            <li>
              Write down times and names. Delete nothing in your email: it’s evidence. Change its password from another
              device.
            </li>
          </ol>
        </Topic>
      </Topics>
    </section>
  );
}
