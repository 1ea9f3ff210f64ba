import { tolerantSessionStorage } from '@hearthway/web-kit/storage';

const keyOf = (token: string): string => `signing-session:${token}`;

/** What the code opened, kept in this tab for as long as the service does: a phone may drop the page meanwhile. */
export const keptSession = {
  read: (token: string): string | undefined => tolerantSessionStorage.getItem(keyOf(token)) ?? undefined,
  write: (token: string, session: string): void => {
    tolerantSessionStorage.setItem(keyOf(token), session);
  },
  remove: (token: string): void => {
    tolerantSessionStorage.removeItem(keyOf(token));
  },
};
