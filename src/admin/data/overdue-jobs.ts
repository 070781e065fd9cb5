import * as v from 'valibot';
import { HEALTH_API, HealthAnswer, type OverdueWorkKind } from '#domain/admin/health.ts';
import { useDataRead } from './use-read.ts';

/** Reads which scheduled jobs of the Cloud Functions are overdue; an empty list if the answer is not valid. */
export const useOverdueJobs = () =>
  useDataRead(['late'], async (): Promise<OverdueWorkKind[]> => {
    const answer = await fetch(HEALTH_API, { cache: 'no-store' });
    const { success, output } = v.safeParse(HealthAnswer, await answer.json().catch(() => null));
    return success ? output.late : [];
  });
