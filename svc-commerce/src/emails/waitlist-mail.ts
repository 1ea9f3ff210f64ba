import type { Transaction } from '@hearthway/service-kit';
import type { EmailStore } from './email-store.js';
import type { LinkKeys } from './link-keys.js';

/** What the waitlist needs of the emails about it. */
export function createWaitlistMail(store: EmailStore, linkKeys: LinkKeys) {
  return {
    /** Whose link it is, when it is anybody's. */
    async entryOf(token: string): Promise<string | undefined> {
      const email = await store.findByLink(linkKeys.hashOf(token));
      return email?.type === 'waitlist' ? email.subjectId : undefined;
    },
    forget: (entryId: string, transaction: Transaction): Promise<void> => store.forget(entryId, transaction),
  };
}
