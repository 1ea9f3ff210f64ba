import type { ReactNode } from 'react';
import type { EnvelopeEntry } from '@hearthway/contracts/journey';
import { Alert, Button } from '@hearthway/web-kit';
import { Conflict, ConflictButtons, type Fact } from '../../features/conflict/index.js';
import { fieldNames } from '../../features/envelopes/index.js';
import { Buttons } from '../../features/rows/index.js';
import type { Draft } from './use-draft.js';
import css from './signatures.module.css';

/** What to do if the draft can’t be saved. */
export function DraftState({ draft }: { readonly draft: Draft }): ReactNode {
  const { status, value, newer, problem } = draft;
  if (newer) {
    return (
      <div className={css['conflict']}>
        <Conflict noun="draft" mine={factsOf(value)} newer={factsOf(newer)} />
        <Buttons>
          <ConflictButtons onNewer={draft.takeNewer} onMine={draft.keepMine} />
        </Buttons>
      </div>
    );
  }
  if (status === 'failed' || status === 'invalid') {
    return (
      <Alert
        tone="danger"
        title="Your last change isn’t saved yet"
        action={
          status === 'failed' && (
            <Button variant="secondary" size="small" onClick={draft.save}>
              Try again
            </Button>
          )
        }
      >
        {problem ?? 'It is still here. Check your connection and try again.'}
      </Alert>
    );
  }
  return null;
}

function factsOf({ title, senderName, signers, fields, days }: EnvelopeEntry): Fact[] {
  return [
    ['Title', title],
    ['Your name', senderName],
    ['Days to sign', String(days)],
    ['Signers', signers.map(({ name, email }) => `${name} (${email})`).join(', then ')],
    [
      'Fields',
      fields
        .map(({ kind, page, x, y }) => `${fieldNames[kind]} on page ${page} at ${placeOf(x)}, ${placeOf(y)}`)
        .join('; '),
    ],
  ];
}

const placeOf = (share: number): string => `${Math.round(share * 100)}%`;
