import type { ReactNode } from 'react';
import { changedTerms, termName, type OfferTerms, type PastStep, type UsStateCode } from '@hearthway/contracts/journey';
import { VisuallyHidden } from '@hearthway/web-kit';
import { formatMoment } from '../../../features/local-time/index.js';
import { textOf } from '../terms/term-format.js';
import css from './track.module.css';

const words: Readonly<Record<PastStep['step'], Readonly<Record<PastStep['by'], string>>>> = {
  send: { buyer: 'You sent the offer', seller: 'You sent the offer' },
  counter: { buyer: 'You countered', seller: 'The seller countered' },
  accept: { buyer: 'You accepted', seller: 'The seller accepted' },
  reject: { buyer: 'You said no', seller: 'The seller said no' },
  withdraw: { buyer: 'You withdrew the offer', seller: 'You withdrew the offer' },
  expire: { buyer: 'The offer expired', seller: 'The offer expired' },
  reopen: { buyer: 'You took that back', seller: 'You took that back' },
};

interface HistoryProps {
  readonly history: readonly PastStep[];
  /** Of the home; `null` if it isn’t known. */
  readonly state: UsStateCode | null;
}

/** What happened to an offer, latest first, and what each counteroffer changed. */
export function History({ history, state }: HistoryProps): ReactNode {
  const entries = history.map((entry, index) => ({ ...entry, before: history[index - 1]?.terms ?? entry.terms }));
  return (
    <ol reversed className={css['history']}>
      {entries.toReversed().map(({ step, by, at, before, terms }) => (
        <li key={at + step}>
          <p>
            <strong>{words[step][by]}</strong>
            <span className={css['note']}> {formatMoment(new Date(at))}</span>
          </p>
          <Changes before={before} after={terms} state={state} />
        </li>
      ))}
    </ol>
  );
}

interface ChangesProps extends Pick<HistoryProps, 'state'> {
  readonly before: OfferTerms;
  readonly after: OfferTerms;
}

/** What a counteroffer changed; nothing if it changed no terms. */
function Changes({ before, after, state }: ChangesProps): ReactNode {
  const changes = changedTerms(before, after);
  if (changes.length === 0) return null;
  return (
    <dl className={css['changes']}>
      {changes.map(({ term }) => (
        <div key={term}>
          <dt>{termName(term, state)}</dt>
          <dd>
            <VisuallyHidden>From </VisuallyHidden>
            <del className={css['former']}>{textOf(term, before, state) || 'None'}</del>
            <VisuallyHidden> to </VisuallyHidden>
            <ins className={css['new']}>{textOf(term, after, state) || 'None'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
