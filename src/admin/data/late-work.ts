import * as v from 'valibot';
import { HEALTH_API, HealthAnswer, type LateWorkKind } from '#domain/admin/health.ts';
import { useDataRead } from './use-read.ts';

/** Reads which scheduled work of the Cloud Functions is late; an empty list if the answer is not valid. */
export const useLateWork = () =>
  useDataRead(['late work'], async (): Promise<LateWorkKind[]> => {
    const answer = await fetch(HEALTH_API, { cache: 'no-store' });
    const { success, output } = v.safeParse(HealthAnswer, await answer.json().catch(() => null));
    return success ? output.late : [];
  });
