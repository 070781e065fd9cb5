import type { FilledVisitorForm } from '#data/forms/outbox.ts';
import { toHolidayRequestPayload } from '#domain/requests/request-payloads.ts';
import { HOLIDAY_REQUEST } from '../../../support/holiday-values.ts';

export const contact = {
  kind: 'contact',
  payload: {
    firstName: 'Camille',
    lastName: 'Delattre',
    email: 'camille@example.fr',
    message: 'Bonjour,\nune question.',
    formType: 'contact',
    requestId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  },
} as const satisfies FilledVisitorForm;

export const holiday = {
  kind: 'vacances',
  payload: toHolidayRequestPayload(
    {
      ...HOLIDAY_REQUEST,
      methodeContact: 'tiktok',
      telephone: '',
      tiktok: 'camille',
      typeVacances: 'city-break',
      destination: 'Kyoto',
    },
    '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  ),
} satisfies FilledVisitorForm;

export const signup = {
  kind: 'newsletter',
  payload: { email: 'camille@example.fr', source: 'footer', consentVersion: '2026-11' },
} as const satisfies FilledVisitorForm;
