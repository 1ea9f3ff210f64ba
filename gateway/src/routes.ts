import * as commerce from '@hearthway/contracts/commerce';
import { refreshTimeouts } from '@hearthway/contracts/constants';
import * as identity from '@hearthway/contracts/identity';
import * as journey from '@hearthway/contracts/journey';
import type { Access, Operation, ServiceName } from '@hearthway/contracts/operation';
import { operationsByService } from '@hearthway/contracts/operations';

/** One operation that the gateway forwards. */
export interface Route extends Treatment {
  readonly method: Operation['method'];
  /** As in the operation: `/api/milestones/:milestoneId`. */
  readonly path: string;
  readonly service: ServiceName;
  readonly access: Exclude<Access, 'internal'>;
}

interface Treatment {
  /** In addition to the general limit per address; for webhooks, instead of it. */
  readonly limit?:
    'failed-sign-ins' | 'wrong-passwords' | 'registrations' | 'account-mails' | 'waitlist' | 'payments' | 'webhooks';
  /** For the whole exchange; for the beginning of a stream. */
  readonly timeoutMilliseconds: number;
  /** Server-sent events, and files both ways: no limit on how long they last, only on how long the service is silent. */
  readonly stream?: { readonly silenceMilliseconds: number } | undefined;
  /** Of the request's body; 1 MB by default. */
  readonly bodyLimitBytes?: number;
  /** The response is a file of a buyer: nothing in it may run, wherever it is opened. */
  readonly isolated?: boolean;
  /** After a lost connection. Only for requests that are safe to repeat: GET. */
  readonly retry: 'once' | 'never';
  /** For routes reached by a link or by a form posted without script: a refusal leads to this page. */
  readonly refusalPage?: string;
}

/** Only svc-identity gets cookies: the refresh secret is nobody else's business. */
export const servicesWithCookies: readonly ServiceName[] = ['identity'];

/** Hashing a password may have to wait in line. */
const hashing = { timeoutMilliseconds: 20_000 } as const;
/** Requires re-entering the password. */
const reproving = { ...hashing, limit: 'wrong-passwords' } as const;
/** The payment provider is tried up to three times, ten seconds each. */
const paying = { timeoutMilliseconds: 35_000, retry: 'never', limit: 'payments' } as const;

/** Services send something on every event stream every ten seconds. */
const stream = { silenceMilliseconds: 35_000 } as const;
/** A part of an upload may come over a slow line, and is stored as it comes. */
const receiving = { stream, bodyLimitBytes: journey.documentLimits.fileBytes, timeoutMilliseconds: 300_000 } as const;
/** A page of a shared document is drawn first. */
const sending = { stream, isolated: true, timeoutMilliseconds: 60_000 } as const;

/** Operations that differ from the defaults of their method. */
const exceptions = new Map<Operation, Partial<Treatment>>([
  [identity.register, { ...hashing, limit: 'registrations' }],
  [identity.login, { ...hashing, limit: 'failed-sign-ins' }],
  [identity.signInByCode, { limit: 'failed-sign-ins' }],
  [identity.requestPasswordReset, { limit: 'account-mails' }],
  [identity.requestSignInCode, { limit: 'account-mails' }],
  [identity.completePasswordReset, hashing],
  [identity.undoEmailChange, hashing],
  [identity.refresh, { timeoutMilliseconds: refreshTimeouts.gatewayMilliseconds }],
  [identity.changeProfile, reproving],
  [identity.changePassword, reproving],
  [identity.deleteAccount, reproving],
  // Opens a PDF, which waits for its turn.
  [journey.createEnvelope, { timeoutMilliseconds: 120_000 }],
  [journey.requestSigningCode, { limit: 'account-mails' }],
  // Answers a wrong code as a wrong password is answered.
  [journey.beginSigningSession, { limit: 'wrong-passwords' }],
  [commerce.joinWaitlist, { limit: 'waitlist' }],
  [commerce.joinWaitlistByForm, { limit: 'waitlist', refusalPage: commerce.waitlistPages.notJoined }],
  [commerce.leaveWaitlist, { refusalPage: commerce.emailPages.leave }],
  [commerce.unsubscribe, { refusalPage: commerce.emailPages.unsubscribe }],
  [commerce.preparePayment, paying],
  [commerce.verifyPayment, paying],
  [commerce.cancelPayment, { ...paying, refusalPage: commerce.paymentPages.cancelled }],
  [commerce.receiveStripeWebhook, { limit: 'webhooks' }],
  // A page shows many at once, and each is small.
  [journey.readDocumentThumbnail, { stream: undefined, timeoutMilliseconds: 10_000 }],
  // Returns a whole list in one response.
  [commerce.exportList, { timeoutMilliseconds: 30_000 }],
  // A GET that sends an email.
  [commerce.sendTestEmail, { timeoutMilliseconds: 15_000, retry: 'never' }],
]);

/** What the gateway forwards, and where: every operation of the contracts that isn't internal. Nothing else is reachable. */
export const routes: readonly Route[] = Object.entries(operationsByService).flatMap(([service, operations]) =>
  operations.flatMap((operation) => {
    const { method, path, access, bodyType, replyType } = operation;
    if (access === 'internal') return [];
    const retry = method === 'GET' ? 'once' : 'never';
    const usual = {
      method,
      path,
      service: service as ServiceName,
      access,
      timeoutMilliseconds: 10_000,
      retry,
      ...(replyType === 'text/event-stream' && { stream }),
      ...(replyType === 'stream' && sending),
      ...(bodyType === 'stream' && receiving),
    } as const;
    return [{ ...usual, ...exceptions.get(operation) }];
  }),
);
