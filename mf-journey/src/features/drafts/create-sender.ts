export interface Sender {
  /** Sends after a pause in typing. */
  readonly later: () => void;
  /** Sends after any request in progress. */
  readonly now: () => Promise<void>;
  /** Starts sending automatically: now, when back online, and at intervals after a failure. Returns a function that stops it. */
  readonly start: () => () => void;
}

export interface SenderOptions {
  /** Sends until nothing is left or a request fails. */
  readonly send: () => Promise<void>;
  /** Whether what failed may succeed later. */
  readonly shouldRetry: () => boolean;
}

const typingPauseMilliseconds = 1_500;
const retryMilliseconds = 15_000;

/** Decides when drafts are sent. One request runs at a time. */
export function createSender({ send, shouldRetry }: SenderOptions): Sender {
  let sending: Promise<void> | undefined;
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;
  const now = async (): Promise<void> => {
    clearTimeout(pauseTimer);
    while (sending) await sending;
    sending = send().finally(() => (sending = undefined));
    await sending;
  };
  return {
    now,
    later() {
      clearTimeout(pauseTimer);
      pauseTimer = setTimeout(() => void now(), typingPauseMilliseconds);
    },
    start() {
      const sendNow = (): void => void now();
      const retry = setInterval(() => {
        if (shouldRetry()) sendNow();
      }, retryMilliseconds);
      window.addEventListener('online', sendNow);
      sendNow();
      return () => {
        clearTimeout(pauseTimer);
        clearInterval(retry);
        window.removeEventListener('online', sendNow);
      };
    },
  };
}
