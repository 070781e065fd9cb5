import { logger } from 'firebase-functions/v2';
import { firestoreCode } from './calls/firestore-error.ts';

export type Job = { name: string; run: () => Promise<unknown> };

/**
 * Runs jobs one after the other, and logs their results. A failed job does not stop the others.
 * @returns the names of the failed jobs
 */
export async function runEach(jobs: readonly Job[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, run } of jobs) {
    try {
      const done = await run();
      if (done !== 0 && done !== undefined) logger.info(`${name} done`, { done });
    } catch (error) {
      logger.error(`${name} failed`, { code: firestoreCode(error), error: String(error) });
      failed.push(name);
    }
  }
  return failed;
}
