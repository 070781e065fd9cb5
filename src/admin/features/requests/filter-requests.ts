import type { ContactRequest } from '#domain/requests/contact-request.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { senderOf } from './request-texts.ts';
import type { RequestsSearch } from './requests-search.ts';

/** The requests that the address asks for, in the order they came in. */
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
