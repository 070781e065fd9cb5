import { readOneOf, readText } from '#admin/features/list/list-search.ts';
import {
  type ContactRequest,
  DELIVERY_STATES,
  type DeliveryState,
} from '#domain/requests/contact-request.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { senderOf } from './request-texts.ts';

/** The URL search of the inbox. */
export type RequestsSearch = {
  q?: string | undefined;
  type?: 'contact' | 'vacances' | undefined;
  etat?: 'a-traiter' | 'traitee' | undefined;
  envoi?: DeliveryState | undefined;
};

/** Never throws: an invalid value counts as absent. */
export function readRequestsSearch(search: Record<string, unknown>): RequestsSearch {
  return {
    q: readText(search.q),
    type: readOneOf(search.type, ['contact', 'vacances']),
    etat: readOneOf(search.etat, ['a-traiter', 'traitee']),
    envoi: readOneOf(search.envoi, DELIVERY_STATES),
  };
}

/** The requests that match the URL search, in the order of the list. */
export function filterRequests(
  requests: readonly ContactRequest[],
  { q = '', type, etat, envoi }: RequestsSearch,
): ContactRequest[] {
  const wanted = foldText(q.trim());
  return requests.filter(
    (request) =>
      (type === undefined || type === request.form_type) &&
      (etat === undefined || (etat === 'traitee') === request.handled) &&
      (envoi === undefined || envoi === request.delivery) &&
      foldText([senderOf(request), ...Object.values(request.fields)].join('\n')).includes(wanted),
  );
}
