import type { ReactNode } from 'react';
import { Tabs, type TabItem } from '@hearthway/web-kit';
import css from './email-preview.module.css';
import { framedEmail } from './framed-email.js';

interface EmailPreviewProps {
  readonly type: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** An email as a wide screen, a phone and a program without HTML show it. */
export function EmailPreview({ type, subject, html, text }: EmailPreviewProps): ReactNode {
  const frameOf = (width: 'desktop' | 'phone'): ReactNode => (
    <div role="region" tabIndex={0} aria-label={`Preview at ${width} width`} className={css['stage']}>
      <iframe
        // Nothing in it may run, lead anywhere, or reach this page.
        sandbox=""
        srcDoc={framedEmail(html)}
        title={`The ${type} email at ${width} width`}
        className={css[width]}
      />
    </div>
  );
  const views: readonly TabItem[] = [
    { value: 'desktop', label: 'Desktop', content: frameOf('desktop') },
    { value: 'phone', label: 'Phone', content: frameOf('phone') },
    {
      value: 'text',
      label: 'Plain text',
      content: (
        <pre tabIndex={0} role="region" aria-label={`The ${type} email as plain text`} className={css['text']}>
          {text}
        </pre>
      ),
    },
  ];
  return (
    <section aria-label="Preview" className={css['preview']}>
      <div role="status">
        <h3 className={css['subject']}>Subject: {subject}</h3>
      </div>
      <p className={css['note']}>Sample content. Links are disabled here.</p>
      <Tabs label="View as" items={views} />
    </section>
  );
}
