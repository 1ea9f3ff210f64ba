import { useState, type ReactNode } from 'react';
import { stateName, type UsStateCode } from '@hearthway/contracts/journey';
import { Select } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { Section, Topic, Topics } from '../../../features/page-section/index.js';
import { otherStates, stateNotes } from './state-notes.js';
import { lists, topics } from './guide-texts.js';
import css from './guide.module.css';

interface GuideProps {
  /** Of the home under contract; `undefined` without one. */
  readonly state: UsStateCode | undefined;
}

/** What to know about applying for a loan, also long before. */
export function Guide({ state }: GuideProps): ReactNode {
  return (
    <Section title="How applying works">
      <div className={css['lists']}>
        {lists.map(({ title, items }) => (
          <section key={title} aria-label={title}>
            <h3 className={css['subtitle']}>{title}</h3>
            <Items items={items} />
          </section>
        ))}
      </div>
      <Topics>
        <Topic title="In your state">
          <States own={state} />
        </Topic>
        {topics.map(({ title, items }) => (
          <Topic key={title} title={title}>
            <Items items={items} />
          </Topic>
        ))}
      </Topics>
      <p>
        After the application, the lender checks everything:{' '}
        <PageLink to="/underwriting">what happens in underwriting</PageLink>.
      </p>
    </Section>
  );
}

function Items({ items }: { readonly items: readonly string[] }): ReactNode {
  return (
    <ul className={css['items']}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function States({ own }: { readonly own: UsStateCode | undefined }): ReactNode {
  const [chosen, setChosen] = useState<string>();
  const codes = Object.keys(stateNotes) as UsStateCode[];
  const shown = chosen ?? own ?? '';
  return (
    <>
      <Select
        label="State of the home"
        value={codes.find((code) => code === shown) ?? ''}
        placeholder="Another state"
        options={codes.map((code) => ({ value: code, label: stateName(code) }))}
        reserveError={false}
        onChange={({ target }) => {
          setChosen(target.value);
        }}
      />
      <div aria-live="polite">
        <Items items={new Map(Object.entries(stateNotes)).get(shown) ?? otherStates} />
      </div>
    </>
  );
}
