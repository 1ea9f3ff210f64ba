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

/** An email at desktop and phone width and as plain text. */
export function EmailPreview({ type, subject, html, text }: EmailPreviewProps): ReactNode {
  const frameOf = (width: 'desktop' | 'phone'): ReactNode => (
    <div role="region" tabIndex={0} aria-label={`Preview at ${width} width`} className={css['stage']}>
      <iframe
        // Blocks scripts, navigation, and access to this page.
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
