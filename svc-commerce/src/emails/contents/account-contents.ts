import { plainCode, signInCodeLength, type AccountMail } from '@hearthway/contracts/identity';
import { accountPages, forgotPasswordPath } from '@hearthway/contracts/pages';
import type { AccountContents, Sender } from './email-contents.js';

type AccountPage = (typeof accountPages)[keyof typeof accountPages];

/**
 * The links go to our own pages. Their tokens are after the `#`, so that no server log sees them, and no scanner uses them up.
 */
export function accountContents(mail: AccountMail, { origin }: Pick<Sender, 'origin'>): AccountContents {
  const link = (page: AccountPage, token: string) => `${origin}${page}#token=${encodeURIComponent(token)}`;
  const passwordUrl = `${origin}${forgotPasswordPath}`;
  switch (mail.kind) {
    case 'email-verification':
    case 'verification-reminder': {
      const isChange = mail.kind === 'email-verification' && mail.isChange;
      return { type: mail.kind, url: link(accountPages.confirmEmail, mail.token), code: mail.code, isChange };
    }
    case 'password-reset': {
      const { kind: type, token, username, isPasswordOff } = mail;
      return { type, url: link(accountPages.newPassword, token), username, isPasswordOff };
    }
    case 'password-changed':
      return { type: mail.kind, at: new Date(mail.at), url: passwordUrl };
    case 'email-changed':
      return { type: mail.kind, at: new Date(mail.at), url: link(accountPages.undoEmailChange, mail.token) };
    case 'email-change-undone':
      return { type: mail.kind, at: new Date(mail.at) };
    case 'sign-in-code':
      return { type: mail.kind, code: inHalves(mail.code), device: mail.device };
    case 'new-device': {
      const { kind: type, device, at, token } = mail;
      return { type, device, at: new Date(at), url: link(accountPages.endSession, token), passwordUrl };
    }
  }
}

/** `BCDF-GHJK` */
function inHalves(code: string): string {
  const plain = plainCode(code);
  return `${plain.slice(0, signInCodeLength / 2)}-${plain.slice(signInCodeLength / 2)}`;
}
