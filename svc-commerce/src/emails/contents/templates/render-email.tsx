import { convert } from 'html-to-text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EmailContents, RenderedEmail, Sender } from '../email-contents.js';
import { AdminNotice, adminSubject } from './admin-notice.js';
import { Alert, alertSubject } from './alert.js';
import { ConfirmEmail, confirmEmailSubject } from './confirm-email.js';
import { EmailChangeUndone, emailChangeUndoneSubject } from './email-change-undone.js';
import { EmailChanged, emailChangedSubject } from './email-changed.js';
import { FoundingMemberReceipt, foundingSubject } from './founding-member-receipt.js';
import { NewDevice, newDeviceSubject } from './new-device.js';
import { PasswordChanged, passwordChangedSubject } from './password-changed.js';
import { PasswordReset, passwordResetSubject } from './password-reset.js';
import { SignatureCode, signatureCodeSubject, SignatureMail, signatureSubject } from './signature.js';
import { SignatureNews, signatureNewsSubject } from './signature-news.js';
import { SignInCode, signInCodeSubject } from './sign-in-code.js';
import { ToolkitReceipt, toolkitSubject } from './toolkit-receipt.js';
import { WaitlistConfirmation, waitlistSubject } from './waitlist-confirmation.js';

/** Renders HTML that old mail programs can lay out, and the same in plain text. */
export function renderEmail(contents: EmailContents, sender: Sender): RenderedEmail {
  const { subject, element } = emailOf(contents, sender);
  const html = `${doctype}${renderToStaticMarkup(element).replace(/^<!doctype html>/i, '')}`;
  return { subject, html, text: textOf(html) };
}

/** Outlook lays out tables and spaces right only with this one. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

function emailOf(contents: EmailContents, sender: Sender): { subject: string; element: ReactElement } {
  switch (contents.type) {
    case 'waitlist':
      return { subject: waitlistSubject, element: <WaitlistConfirmation sender={sender} contents={contents} /> };
    case 'founding':
      return {
        subject: foundingSubject(contents),
        element: <FoundingMemberReceipt sender={sender} contents={contents} />,
      };
    case 'offer':
      return { subject: toolkitSubject, element: <ToolkitReceipt sender={sender} contents={contents} /> };
    case 'admin':
      return { subject: adminSubject(contents), element: <AdminNotice sender={sender} contents={contents} /> };
    case 'email-verification':
    case 'verification-reminder':
      return {
        subject: confirmEmailSubject(contents),
        element: <ConfirmEmail sender={sender} contents={contents} />,
      };
    case 'password-reset':
      return { subject: passwordResetSubject, element: <PasswordReset sender={sender} contents={contents} /> };
    case 'password-changed':
      return { subject: passwordChangedSubject, element: <PasswordChanged sender={sender} contents={contents} /> };
    case 'email-changed':
      return { subject: emailChangedSubject, element: <EmailChanged sender={sender} contents={contents} /> };
    case 'email-change-undone':
      return { subject: emailChangeUndoneSubject, element: <EmailChangeUndone sender={sender} contents={contents} /> };
    case 'sign-in-code':
      return { subject: signInCodeSubject, element: <SignInCode sender={sender} contents={contents} /> };
    case 'new-device':
      return { subject: newDeviceSubject, element: <NewDevice sender={sender} contents={contents} /> };
    case 'alert':
      return { subject: alertSubject(contents), element: <Alert sender={sender} contents={contents} /> };
    case 'signature-request':
    case 'signature-reminder':
    case 'signature-completed':
      return {
        subject: signatureSubject(contents),
        element: <SignatureMail sender={sender} contents={contents} />,
      };
    case 'signature-code':
      return { subject: signatureCodeSubject, element: <SignatureCode sender={sender} contents={contents} /> };
    case 'signature-progress':
    case 'signature-ended':
      return {
        subject: signatureNewsSubject(contents),
        element: <SignatureNews sender={sender} contents={contents} />,
      };
  }
}

function textOf(html: string): string {
  return convert(html, {
    wordwrap: 78,
    selectors: [
      // The preview text repeats what follows.
      { selector: '[data-skip-in-text=true]', format: 'skip' },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      {
        selector: 'table.facts',
        format: 'dataTable',
        options: { uppercaseHeaderCells: false, colSpacing: 3, maxColumnWidth: 44 },
      },
    ],
  }).trim();
}
