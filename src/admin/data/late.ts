import * as v from 'valibot';
import { HEALTH_API, Health, type Late } from '#domain/admin/health.ts';
import { useRead } from './use-read.ts';

/** Reads which scheduled work of the functions is overdue; an empty list if the site does not answer. */
export const useLate = () =>
  useRead(['late'], async (): Promise<Late[]> => {
    const answer = await fetch(HEALTH_API, { cache: 'no-store' });
    const { success, output } = v.safeParse(Health, await answer.json().catch(() => null));
    return success ? output.late : [];
  });
