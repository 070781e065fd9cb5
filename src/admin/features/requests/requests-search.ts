import { oneOf, readText, searchReader } from '#admin/features/list/list-search.ts';
import { type ContactRequest, DELIVERY_STATES } from '#domain/requests/contact-request.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { senderOf } from './request-texts.ts';

/** The URL search of the inbox. */
export const readRequestsSearch = searchReader({
  q: readText,
  type: oneOf(['contact', 'vacances']),
  etat: oneOf(['a-traiter', 'traitee']),
  envoi: oneOf(DELIVERY_STATES),
});
type RequestsSearch = ReturnType<typeof readRequestsSearch>;

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
      foldText(
        [senderOf(request), request.note ?? '', ...Object.values(request.fields)].join('\n'),
      ).includes(wanted),
  );
}
