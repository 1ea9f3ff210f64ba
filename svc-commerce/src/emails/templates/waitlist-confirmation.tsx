import { brand } from '@hearthway/contracts/brand';
import { waitlistTexts } from '@hearthway/contracts/texts';
import type { ReactNode } from 'react';
import type { Sender, WaitlistContents } from '../email-contents.js';
import { EmailLayout } from './email-layout.js';
import { Action, Paragraph, Points, SmallPrint, Subtitle, TextLink, Title } from './parts.js';

export const waitlistSubject = `You're on the ${brand.name} waitlist`;

/**
 * It has no word in it that the person who joined has typed: anyone can type anyone's address, and would else have us send
 * what they like to strangers.
 */
export function WaitlistConfirmation({ sender, contents }: { sender: Sender; contents: WaitlistContents }): ReactNode {
  return (
    <EmailLayout
      sender={sender}
      subject={waitlistSubject}
      preview="Your place is saved. Here is what happens next, and how to leave."
      reason={`You get this email because this address was put on the ${brand.name} waitlist.`}
      unsubscribeUrl={contents.unsubscribeUrl}
    >
      <Title>{waitlistTexts.joined}</Title>
      <Paragraph>
        Your place on the {brand.name} waitlist is saved. {brand.name} is a guide through buying a home in the United
        States, step by step, with the assistant {brand.assistant}.
      </Paragraph>
      <Subtitle>What happens next</Subtitle>
      <Points
        points={[
          'When there is news, we write to you at this address.',
          'You have paid nothing and owe nothing. Being on the list commits you to nothing.',
        ]}
      />
      <Action href={`${sender.origin}/faq`}>Read questions and answers</Action>
      <Subtitle>Was it not you, or did you change your mind?</Subtitle>
      <Paragraph>
        Leave the waitlist with one click. Your entry is erased, with your name and address, and we do not write about
        it again.
      </Paragraph>
      <Action href={contents.leaveUrl} second>
        Leave the waitlist
      </Action>
      <SmallPrint>
        To stay on the list and get no news by email, use Unsubscribe below. For anything else, write to{' '}
        <TextLink href={`mailto:${brand.support}`}>{brand.support}</TextLink>.
      </SmallPrint>
    </EmailLayout>
  );
}
