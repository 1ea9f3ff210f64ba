import { brand } from '@hearthway/contracts/brand';
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import type { Sender } from '../email-contents.js';
import { darkStyles, styles } from './styles.js';
import { TextLink } from './parts.js';

export interface EmailLayoutProps {
  sender: Sender;
  subject: string;
  /** What mail programs show next to the subject. */
  preview: string;
  /** Why the recipient gets this email. */
  reason: string;
  /** Only for marketing. */
  unsubscribeUrl?: string | undefined;
  children: ReactNode;
}

/** The frame of all emails. It loads nothing: no picture, no font, no tracking pixel. */
export function EmailLayout(props: EmailLayoutProps): ReactNode {
  const { sender, subject, preview, reason, unsubscribeUrl, children } = props;
  return (
    <Html lang="en-US">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: darkStyles }} />
      </Head>
      <Body className="page" style={styles.page}>
        <Preview>{preview}</Preview>
        <Container style={styles.container}>
          <Text style={styles.brand}>
            <Link href={sender.origin} className="link" style={styles.brandLink}>
              {brand.name}
            </Link>
          </Text>
          <Section className="card" style={styles.card}>
            <div className="card-inner" style={styles.cardInner}>
              {children}
            </div>
          </Section>
          <Section style={styles.footer}>
            <Text className="quiet" style={styles.footerText}>
              {reason}
            </Text>
            <Text className="quiet" style={styles.footerText}>
              {unsubscribeUrl !== undefined && (
                <>
                  <TextLink href={unsubscribeUrl}>Unsubscribe</TextLink>
                  {' · '}
                </>
              )}
              <TextLink href={`${sender.origin}/privacy`}>Privacy Policy</TextLink>
              {' · '}
              <TextLink href={`${sender.origin}/terms`}>Terms of Service</TextLink>
            </Text>
            <Text className="quiet" style={styles.footerText}>
              {sender.postalAddress}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
