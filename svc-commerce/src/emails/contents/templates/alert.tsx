import { brand } from '@hearthway/contracts/brand';
import { dashboardPath } from '@hearthway/contracts/pages';
import type { ReactNode } from 'react';
import type { AlertContents, Sender } from '../email-contents.js';
import { EmailLayout } from './email-layout.js';
import { momentText } from './figures.js';
import { Action, Facts, Help, Paragraph, TextLink, Title } from './parts.js';

export const alertSubject = (contents: AlertContents): string =>
  `${contents.deadline ?? 'Coming up on your schedule'}: ${momentText(contents)}`;

/** Says when, and never how soon: nobody knows when it is read. */
export function Alert({ sender, contents }: { sender: Sender; contents: AlertContents }): ReactNode {
  const { deadline } = contents;
  return (
    <EmailLayout
      sender={sender}
      subject={alertSubject(contents)}
      preview={momentText(contents)}
      reason={`You’re getting this email because emails about upcoming deadlines and events are on in your ${brand.name} settings.`}
    >
      <Title>{deadline ?? 'Something on your schedule is coming up'}</Title>
      <Facts facts={[['When', momentText(contents)]]} />
      <Paragraph>
        {deadline === null
          ? 'Your dashboard shows what it is. Your own words stay there, and out of your mailbox.'
          : 'Your signed contract is what counts, so check this date against it. Already done? Mark it done on your schedule, and we’ll stop reminding you.'}
      </Paragraph>
      <Action href={`${sender.origin}${dashboardPath}`}>See your schedule</Action>
      <Paragraph>
        Want fewer emails, or other quiet hours? Change that in{' '}
        <TextLink href={`${sender.origin}/settings#settings-notifications`}>Settings</TextLink>.
      </Paragraph>
      <Help />
    </EmailLayout>
  );
}
