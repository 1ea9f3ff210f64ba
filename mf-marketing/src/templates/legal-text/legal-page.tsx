import { legalTexts } from '@hearthway/contracts/constants';
import type { Platform } from '@hearthway/contracts/platform';
import type { ReactNode } from 'react';
import { SiteLayout } from '../../layout/index.js';
import { Line, Prose } from '../../features/rich-text/index.js';
import css from './legal-page.module.css';
import type { LegalDocument, LegalSection } from './legal-document.js';

export interface LegalPageProps {
  document: LegalDocument;
  platform: Platform;
}

/** A legal text with a table of contents. Each section has an anchor. */
export function LegalPage({ document, platform }: LegalPageProps): ReactNode {
  const { path, title, introduction, sections, companion } = document;
  return (
    <SiteLayout platform={platform} current={path}>
      <article className={css['page']} aria-labelledby="legal-title">
        <header className={css['header']}>
          <h1 id="legal-title">{title}</h1>
          <p className={css['effective']}>
            Effective <time dateTime={legalTexts.version}>{legalTexts.effective}</time>
          </p>
          <p className={css['introduction']}>
            <Line text={introduction} />
          </p>
          <p className={css['companion']}>
            See also: <a href={companion.path}>{companion.title}</a>
          </p>
        </header>
        <Contents sections={sections} />
        <div className={css['sections']}>
          {sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </article>
    </SiteLayout>
  );
}

function Contents({ sections }: Pick<LegalDocument, 'sections'>): ReactNode {
  return (
    <nav className={css['contents']} aria-labelledby="contents">
      <h2 id="contents" className={css['contents-title']}>
        Contents
      </h2>
      <ol className={css['contents-list']}>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className={css['number']}>{index + 1}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section, number }: { section: LegalSection; number: number }): ReactNode {
  const { id, title, summary, blocks } = section;
  return (
    <section id={id} className={css['section']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css['title']}>
        <span className={css['number']}>{number}</span> {title}
      </h2>
      <p className={css['summary']}>
        <strong>In short:</strong> {summary}
      </p>
      <Prose blocks={blocks} />
      <p className={css['back']}>
        <a href="#contents">Back to contents</a>
      </p>
    </section>
  );
}
