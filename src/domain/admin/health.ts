import * as v from 'valibot';
import { objectKeys } from '#domain/schema/field.ts';

export const HEALTH_API = '/api/health';

/**
 * French messages of the dashboard about late work: the scheduled function has stopped running, a planned publication
 * is late, or a mail is still unsent.
 */
export const LATE_WORK_TEXTS = {
  schedule:
    'Plus rien ne paraît ni ne part à l’heure prévue, depuis plus d’un quart d’heure\u00a0: prévenez la personne qui tient le site.',
  plans:
    'Une publication planifiée a plus de dix minutes de retard\u00a0: elle est sous «\u202fPublications planifiées\u202f».',
  mails:
    'Un e-mail attend depuis plus d’un quart d’heure\u00a0: voyez les demandes et la newsletter.',
} as const;
export type LateWorkKind = keyof typeof LATE_WORK_TEXTS;
export const LATE_WORK_KINDS = objectKeys(LATE_WORK_TEXTS);

/** Answer of the health check; `late`, the kinds of late work, is missing while all is well. */
export const HealthAnswer = v.object({
  late: v.optional(v.array(v.picklist(LATE_WORK_KINDS)), []),
});
