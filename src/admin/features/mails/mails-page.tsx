import { getRouteApi } from '@tanstack/react-router';
import { MAILS } from '#admin/data/sources.ts';
import { BackLink, PageHead } from '#admin/features/frame/page-head.tsx';
import { FilterBar } from '#admin/features/list/filters.tsx';
import { type ListFilter, labelOptions } from '#admin/features/list/list-filter.ts';
import { ListState } from '#admin/features/list/list-state.tsx';
import { RecordList } from '#admin/features/list/record-list.tsx';
import { useListSearch } from '#admin/features/list/use-list-search.ts';
import { useLongList } from '#admin/features/list/use-long-list.ts';
import { useResend } from '#admin/features/list/use-resend.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { MAIL_BODY_RETENTION_DAYS } from '#domain/site/retention.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { MAIL_COLUMNS, MailActions, MailCard } from './mail-rows.tsx';
import { MAIL_LABELS, MAIL_STATES, recipientOf } from './mail-texts.ts';
import { filterMails, mailsBeyond, readMailsSearch } from './mails-search.ts';

const FILTERS: readonly ListFilter[] = [
  { key: 'type', label: 'Type', all: 'Tous', options: labelOptions(MAIL_LABELS) },
  { key: 'etat', label: 'État', all: 'Tous', options: labelOptions(MAIL_STATES) },
];

const route = getRouteApi('/_guard/admin/e-mails');

const nameOf = (mail: OutboxMail) =>
  `«\u202f${MAIL_LABELS[mail.kind]}\u202f» à ${recipientOf(mail)}, ${formatDateTime(mail.created_at)}`;

/** Every mail of the outbox: what became of it. */
export function MailsPage() {
  const [search, change] = useListSearch(route, readMailsSearch);
  const isNarrowed = Object.values(search).some((value) => value !== undefined);
  const list = useLongList(MAILS, isNarrowed, mailsBeyond(search));
  const [, resend] = useResend();
  const shown = filterMails(list.records ?? [], search);
  return (
    <>
      <PageHead
        title="E-mails"
        summary={`Tout ce que le site envoie. Le texte et l’adresse sont effacés après ${MAIL_BODY_RETENTION_DAYS}\u00a0jours.`}
        back={<BackLink to="/admin">Tableau de bord</BackLink>}
      />
      <FilterBar searchLabel="Adresse, objet" filters={FILTERS} search={search} onChange={change} />
      <ListState
        list={list}
        shown={shown.length}
        texts={{
          loading: 'Chargement des e-mails…',
          empty: 'Aucun e-mail n’a encore été écrit.',
          notFound: 'Aucun e-mail ne correspond à cette recherche.',
        }}
        beyond="Les filtres et le début d’une adresse trouvent aussi les autres."
      >
        <RecordList
          label="E-mails"
          records={shown}
          columns={MAIL_COLUMNS}
          nameOf={nameOf}
          card={(mail) => <MailCard mail={mail} />}
          actions={(mail) => <MailActions mail={mail} name={nameOf(mail)} onResend={resend} />}
        />
      </ListState>
    </>
  );
}
