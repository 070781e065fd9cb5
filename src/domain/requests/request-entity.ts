import * as v from 'valibot';
import type { VisitorDataEntity } from '#domain/entity/entity.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { REQUEST_RETENTION_YEARS } from '#domain/site/limits.ts';
import { formatLongDate } from '#domain/text/dates.ts';
import { ContactRequest, REQUEST_FIELDS } from './contact-request.ts';

const Dated = v.pick(ContactRequest, ['first_name', 'last_name', 'created_at']);
const Writer = v.pick(ContactRequest, ['first_name', 'last_name', 'fields']);

export const REQUEST_ENTITY = {
  kind: 'visitor data',
  collection: COLLECTIONS.contactRequests,
  section: 'demandes',
  noun: 'Demande',
  isFeminine: true,
  fields: REQUEST_FIELDS,
  schema: ContactRequest,
  title: null,
  order: { field: 'created_at', direction: 'desc' },
  personal: {
    by: 'address',
    alsoBy(record) {
      const { first_name, last_name, fields } = v.parse(Writer, record);
      return [`${first_name} ${last_name}`, fields.telephone ?? ''];
    },
    withheld: ['handled_by'],
    retention: [
      {
        // Requests are erased three years after they were handled or, if never handled, received.
        name: 'requests',
        since: 'created_at',
        years: REQUEST_RETENTION_YEARS,
        unless: ['handled_at'],
      },
    ],
  },
  mails: ['team', 'receipt'],
  summary: {
    entries: Dated.entries,
    of(record) {
      const { first_name, last_name, created_at } = v.parse(Dated, record);
      const label = `${first_name} ${last_name}`.trim() || 'Sans nom';
      return { label, note: `Demande du ${formatLongDate(created_at)}` };
    },
  },
  rejectsStale: {
    isStale: (stored, { handled }) => handled !== undefined && stored.handled === handled,
  },
} as const satisfies VisitorDataEntity<typeof ContactRequest>;
