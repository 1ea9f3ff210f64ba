import { brand } from '@hearthway/contracts/brand';
import { ButtonLink, Card } from '@hearthway/web-kit';
import { useRef, type ReactNode } from 'react';
import { SiteLayout } from '../../layout/index.js';
import type { PageProps } from '../../page.js';
import css from './faq.module.css';
import { QuestionEntry } from './question-entry.js';
import { topics } from './questions.js';
import { useOpenFromHash } from './use-open-from-hash.js';

export function Faq({ platform }: PageProps): ReactNode {
  const accordion = useRef<HTMLDivElement>(null);
  useOpenFromHash(accordion);
  return (
    <SiteLayout platform={platform} current="/faq">
      <div className={css['page']}>
        <header className={css['header']}>
          <h1>Questions and answers</h1>
          <p className={css['lead']}>
            What {brand.name} is, what it isn’t, and what it costs. We cite a source and date for outside facts.
          </p>
        </header>
        <nav className={css['topics']} aria-labelledby="topics">
          <h2 id="topics" className={css['topics-title']}>
            Topics
          </h2>
          <ul className={css['topic-list']}>
            {topics.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div ref={accordion} className={css['accordion']}>
          {topics.map(({ id, title, questions }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className={css['topic']}>
                {title}
              </h2>
              {questions.map((question) => (
                <QuestionEntry key={question.slug} question={question} platform={platform} />
              ))}
            </section>
          ))}
          <Card tone="primary" padding="large" className={css['more']}>
            <h2 className={css['more-title']}>Still have questions?</h2>
            <p>Email us and we’ll write back.</p>
            <ButtonLink href={`mailto:${brand.support}`} variant="secondary">
              {brand.support}
            </ButtonLink>
          </Card>
        </div>
      </div>
    </SiteLayout>
  );
}
