import { brand } from '@hearthway/contracts/brand';
import { waitlistTexts } from '@hearthway/contracts/texts';
import type { ReactNode } from 'react';
import type { Sender, WaitlistContents } from '../email-contents.js';
import { EmailLayout } from './email-layout.js';
import { Action, Paragraph, Points, SmallPrint, Subtitle, TextLink, Title } from './parts.js';

export const waitlistSubject = `You're on the ${brand.name} waitlist`;

/** Contains nothing that a visitor typed: anyone can type anyone's address, and would have us deliver their words. */
export function WaitlistConfirmation({ sender, contents }: { sender: Sender; contents: WaitlistContents }): ReactNode {
  return (
    <EmailLayout
      sender={sender}
      subject={waitlistSubject}
      preview="Your spot is saved. Here’s what happens next and how to leave."
      reason={`You’re getting this email because this address was added to the ${brand.name} waitlist.`}
      unsubscribeUrl={contents.unsubscribeUrl}
    >
      <Title>{waitlistTexts.joined}</Title>
      <Paragraph>
        Your spot on the {brand.name} waitlist is saved. {brand.name} guides you through buying a home in the United
        States, step by step. {brand.assistant}, our AI assistant, is on the way.
      </Paragraph>
      <Subtitle>What happens next</Subtitle>
      <Points
        points={[
          'We’ll email you when there’s news.',
          'You haven’t paid anything, and you don’t owe anything. Being on the list doesn’t commit you to anything.',
        ]}
      />
      <Action href={`${sender.origin}/faq`}>Read questions and answers</Action>
      <Subtitle>Wasn’t you, or changed your mind?</Subtitle>
      <Paragraph>
        You can leave the waitlist at any time. We’ll erase your entry, including your name and email, and stop emailing
        you about it.
      </Paragraph>
      <Action href={contents.leaveUrl} second>
        Leave the waitlist
      </Action>
      <SmallPrint>
        To stay on the list but stop getting news, use Unsubscribe below. For anything else, email{' '}
        <TextLink href={`mailto:${brand.support}`}>{brand.support}</TextLink>.
      </SmallPrint>
    </EmailLayout>
  );
}
