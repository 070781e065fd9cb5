import type { SiteRequest } from '#data/forms/outbox-entries.ts';
import { holidaySent } from '#domain/requests/contact-methods.ts';
import {
  CONTACT_FAILED,
  CONTACT_SENT,
  HOLIDAY_FAILED,
  NEWSLETTER_FAILED,
  NEWSLETTER_SENT,
} from '#domain/requests/sent-messages.ts';

export const FAILED = {
  newsletter: NEWSLETTER_FAILED,
  contact: CONTACT_FAILED,
  vacances: HOLIDAY_FAILED,
} as const;

export function sentMessage(
  kind: SiteRequest['kind'],
  method = '',
): { message: string; description: string } {
  if (kind === 'newsletter') return NEWSLETTER_SENT;
  return kind === 'contact' ? CONTACT_SENT : holidaySent(method);
}
