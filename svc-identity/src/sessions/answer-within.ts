import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';

/**
 * The result of work that is done in time. Work that is not goes on, but nobody waits for it any more.
 * @throws AppError `server.unavailable` when it takes too long
 */
export async function answerWithin<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    const refuse = () => reject(new AppError('server.unavailable', problemTexts.unavailable, { retryAfterSeconds: 2 }));
    timer = setTimeout(refuse, milliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
