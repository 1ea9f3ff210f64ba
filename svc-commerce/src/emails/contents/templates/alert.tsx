import { brand } from '@hearthway/contracts/brand';
import type { ReactNode } from 'react';
import type { AlertContents, Sender } from '../email-contents.js';
import { EmailLayout } from './email-layout.js';
import { Action, Paragraph, SmallPrint, TextLink, Title } from './parts.js';

export function alertSubject({ deadline, ...when }: AlertContents): string {
  return deadline === null ? `Coming up ${dayText(when)}` : `Deadline: ${deadline}, ${dayText(when)}`;
}

/** Of what a buyer planned, it says when, not what: their words stay in their account. */
export function Alert({ sender, contents }: { readonly sender: Sender; readonly contents: AlertContents }): ReactNode {
  const { deadline, url, settingsUrl } = contents;
  return (
    <EmailLayout
      sender={sender}
      subject={alertSubject(contents)}
      preview={momentText(contents)}
      reason={`You’re getting this email because you asked ${brand.name} for reminders of your schedule.`}
    >
      <Title>{deadline ?? 'Something on your schedule'}</Title>
      <Paragraph>{momentText(contents)}</Paragraph>
      <Paragraph>
        {deadline === null
          ? 'Open your schedule to see what it is.'
          : 'The signed contract is what counts. If you did this already, mark it done, and we’ll stop reminding you.'}
      </Paragraph>
      <Action href={url}>See your schedule</Action>
      <SmallPrint>
        Fewer reminders, or other quiet hours? Change them in <TextLink href={settingsUrl}>your settings</TextLink>.
        Need help? Email us at <TextLink href={`mailto:${brand.support}`}>{brand.support}</TextLink>.
      </SmallPrint>
    </EmailLayout>
  );
}

type When = Pick<AlertContents, 'startsAt' | 'timeZone'>;

/** `Thu, Nov 26` */
const dayText = ({ startsAt, timeZone }: When): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(startsAt);

/** `Thursday, November 26, 2026 at 5:00 PM CST` */
function momentText({ startsAt, timeZone }: When): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(startsAt);
  const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  const time = new Intl.DateTimeFormat('en-US', { ...clock, timeZone }).format(startsAt);
  return `${day} at ${time.replaceAll('\u202f', ' ')}`;
}
