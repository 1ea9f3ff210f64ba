import { brand } from '@hearthway/contracts/brand';
import { dashboardPath } from '@hearthway/contracts/pages';
import type { ReactNode } from 'react';
import type { AlertContents, Sender } from '../email-contents.js';
import { EmailLayout } from './email-layout.js';
import { momentText } from './figures.js';
import { Action, Help, Paragraph, TextLink, Title } from './parts.js';

/** Names of deadlines may sound like news: “Earnest money delivered”. */
export function alertSubject(contents: AlertContents): string {
  const { deadlines } = contents;
  const moment = momentText(contents);
  if (deadlines.length === 0) return `Coming up on your schedule: ${moment}`;
  return deadlines.length === 1
    ? `Deadline: ${deadlines.join()}, ${moment}`
    : `${deadlines.length} deadlines: ${moment}`;
}

const listed = new Intl.ListFormat('en-US');

/** Says when, and never how soon: nobody knows when it is read. */
export function Alert({ sender, contents }: { sender: Sender; contents: AlertContents }): ReactNode {
  const { deadlines } = contents;
  const isDeadline = deadlines.length > 0;
  const advice = !isDeadline
    ? 'Your dashboard shows what it is. We keep the details out of emails.'
    : 'Your signed contract is what counts, so check this date against it. Already done? Mark it done on your schedule, and we’ll stop reminding you.';
  return (
    <EmailLayout
      sender={sender}
      subject={alertSubject(contents)}
      preview={advice}
      reason={`You’re getting this email because emails about upcoming deadlines and events are on in your ${brand.name} settings.`}
    >
      <Title>{isDeadline ? listed.format(deadlines) : 'Something on your schedule is coming up'}</Title>
      <Paragraph>
        <strong>
          {isDeadline && 'Deadline: '}
          {momentText(contents)}
        </strong>
      </Paragraph>
      <Paragraph>{advice}</Paragraph>
      <Action href={`${sender.origin}${dashboardPath}`}>See your schedule</Action>
      <Paragraph>
        Want fewer emails, or other quiet hours? Change that in{' '}
        <TextLink href={`${sender.origin}/settings#settings-notifications`}>Settings</TextLink>.
      </Paragraph>
      <Help />
    </EmailLayout>
  );
}
