import { readOneOf, readText } from '#admin/features/list/list-search.ts';
import { DELIVERY_STATES, type DeliveryState } from '#domain/requests/contact-request.ts';

/** What the address of the inbox says. */
export type RequestsSearch = {
  q?: string;
  type?: 'contact' | 'vacances';
  etat?: 'a-traiter' | 'traitee';
  envoi?: DeliveryState;
};

/** Never throws; what it does not know is left out. */
export function readRequestsSearch(search: Record<string, unknown>): RequestsSearch {
  const q = readText(search.q);
  const type = readOneOf(search.type, ['contact', 'vacances'] as const);
  const etat = readOneOf(search.etat, ['a-traiter', 'traitee'] as const);
  const envoi = readOneOf(search.envoi, DELIVERY_STATES);
  return { ...(q && { q }), ...(type && { type }), ...(etat && { etat }), ...(envoi && { envoi }) };
}
