import { brand } from '@hearthway/contracts/brand';
import { offerPoints } from '@hearthway/contracts/commerce';
import { foundingMember } from '@hearthway/contracts/constants';
import type { ReactNode } from 'react';
import type { FoundingContents, Sender } from '../email-contents.js';
import { EmailLayout } from './email-layout.js';
import { dateText, dollarsText } from './figures.js';
import { Facts, Paragraph, Points, ReceiptEnd, Subtitle, Title } from './parts.js';

export const foundingSubject = ({ memberNumber }: FoundingContents): string =>
  `Your receipt: ${brand.name} Founding Member #${memberNumber}`;

export function FoundingMemberReceipt({ sender, contents }: { sender: Sender; contents: FoundingContents }): ReactNode {
  const { greetingName, memberNumber, amountCents, paidAt, paymentId } = contents;
  return (
    <EmailLayout
      sender={sender}
      subject={foundingSubject(contents)}
      preview={`Member #${memberNumber} of our Founding ${foundingMember.limit}. Your contribution: ${dollarsText(amountCents)}.`}
      reason={`This is your receipt for a payment made to ${brand.name} with this email address.`}
    >
      <Title>Welcome, Founding Member{`\u00a0#${memberNumber}`}!</Title>
      <Paragraph>
        Thank you{greetingName === undefined ? '' : `, ${greetingName}`}. We received your contribution, and you’re
        member #{memberNumber} of our Founding {foundingMember.limit}. That number is yours alone.
      </Paragraph>
      <Facts
        facts={[
          ['Member number', `#${memberNumber} of ${foundingMember.limit}`],
          ['Contribution', dollarsText(amountCents)],
          ['Paid', dateText(paidAt)],
          ['Receipt number', paymentId],
        ]}
      />
      <Subtitle>What you get</Subtitle>
      <Points
        points={[
          ...offerPoints.founding_member,
          'One payment, no subscription: nothing renews, and we charge nothing later',
        ]}
      />
      <Paragraph>We’ll email you when the first of these is ready. You don’t need to do anything.</Paragraph>
      <ReceiptEnd sender={sender} product="founding_member" />
    </EmailLayout>
  );
}
