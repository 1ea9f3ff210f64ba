import { wasOvertaken } from './payment-store.js';

const mostAttempts = 300;

/**
 * Does the work again when somebody was quicker: each time it fails so, another one has succeeded, so of a hundred seats and
 * a hundred numbers it ends soon.
 */
export async function repeatOvertaken<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!wasOvertaken(error) || attempt === mostAttempts) throw error;
    }
  }
}
