import {
  oneOf,
  readText,
  searchReader,
  sortRecords,
  timeOf,
} from '#admin/features/list/list-search.ts';
import { DELIVERY_STATES } from '#domain/mail/mail-state.ts';
import type { ContactRequest } from '#domain/requests/contact-request.ts';
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

const textsOf = new WeakMap<ContactRequest, string>();

/** All that a request is searched by, folded once: thousands at each key would take too long. */
function textOf(request: ContactRequest): string {
  const known = textsOf.get(request);
  if (known !== undefined) return known;
  const parts = [senderOf(request), request.note ?? '', ...Object.values(request.fields)];
  const text = foldText(parts.join('\n'));
  textsOf.set(request, text);
  return text;
}

/** The requests that match the URL search, newest first. */
export function filterRequests(
  requests: readonly ContactRequest[],
  { q = '', type, etat, envoi }: RequestsSearch,
): ContactRequest[] {
  const wanted = foldText(q.trim());
  const found = requests.filter(
    (request) =>
      (type === undefined || type === request.form_type) &&
      (etat === undefined || (etat === 'traitee') === request.handled) &&
      (envoi === undefined || envoi === request.delivery) &&
      textOf(request).includes(wanted),
  );
  return sortRecords(found, 'desc', ({ created_at }) => timeOf(created_at));
}
