import * as v from 'valibot';
import { ContactRequest } from '#domain/requests/contact-request.ts';

/** A request as read from the database. */
export const aRequest = (fields: object = {}): ContactRequest =>
  v.parse(ContactRequest, {
    id: 'r1',
    form_type: 'contact',
    first_name: 'Élodie',
    last_name: 'Brémond',
    email: 'elodie@exemple.fr',
    fields: { email: 'elodie@exemple.fr', message: 'Un hôtel\n au bord du lac' },
    delivery: 'sent',
    created_at: '2026-05-04T08:00:00Z',
    ...fields,
  });
