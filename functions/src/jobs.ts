import { logger } from 'firebase-functions/v2';
import { errorText } from './error-text.ts';
import { firestoreCode } from './firestore-values.ts';

export type Job = { name: string; run: () => Promise<unknown> };

/** Runs all jobs in turn, and logs those that fail. @returns the names of the failed jobs */
export async function runEach(jobs: readonly Job[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, run } of jobs) {
    try {
      const done = await run();
      if (done !== 0 && done !== undefined) logger.info(`${name} done`, { done });
    } catch (error) {
      logger.error(`${name} failed`, { code: firestoreCode(error), error: errorText(error) });
      failed.push(name);
    }
  }
  return failed;
}
