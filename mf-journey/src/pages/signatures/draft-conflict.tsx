import type { ReactNode, Ref } from 'react';
import type { EnvelopeEntry, FieldEntry, SignerEntry } from '@hearthway/contracts/journey';
import { Conflict, ConflictButtons, type Fact } from '../../features/conflict/index.js';
import { fieldNames } from '../../features/envelopes/index.js';
import { Buttons } from '../../features/rows/index.js';
import type { Draft } from './use-draft.js';
import css from './signatures.module.css';

interface DraftConflictProps {
  readonly draft: Draft;
  readonly ref: Ref<HTMLElement>;
}

/** Both versions, if the draft changed in another window, too. */
export function DraftConflict({ draft, ref }: DraftConflictProps): ReactNode {
  const { value, newer } = draft;
  if (!newer) return null;
  return (
    <section ref={ref} tabIndex={-1} aria-label="Two versions of this draft" className={css['conflict']}>
      <Conflict noun="draft" mine={factsOf(value)} newer={factsOf(newer)} />
      <Buttons>
        <ConflictButtons onNewer={draft.takeNewer} onMine={draft.keepMine} />
      </Buttons>
    </section>
  );
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
        .map((field) => `${nameOf(field, signers)} on page ${field.page} at ${placeOf(field.x)}, ${placeOf(field.y)}`)
        .join('; '),
    ],
  ];
}

function nameOf({ label, kind, signerId }: FieldEntry, signers: readonly SignerEntry[]): string {
  const signer = signers.find(({ id }) => id === signerId);
  return `${label || fieldNames[kind]}${signer ? ` of ${signer.name}` : ''}`;
}

const placeOf = (share: number): string => `${Math.round(share * 100)}%`;
