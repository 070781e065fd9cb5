import { createFileRoute } from '@tanstack/react-router';
import { useLiveList } from '#admin/data/live.tsx';
import { useTeam } from '#admin/data/team.ts';
import {
  AUDIT_ACTION_LABELS,
  AuditEntryItem,
  actorName,
  collectionNoun,
  entryName,
} from '#admin/features/audit-log/audit-entry.tsx';
import { ListOrMessage, useShownLines } from '#admin/kit/list/list-state.tsx';
import { ListFilters, SearchBox, useListSearchParams } from '#admin/kit/list/search.tsx';
import { PageHeader } from '#admin/kit/page-head.tsx';
import { AUDITED_COLLECTIONS, AuditEntry } from '#domain/admin/audit-entry.ts';
import { optionsOfLabels } from '#domain/schema/field.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { matchesSearch } from '#domain/text/matches-search.ts';

export const Route = createFileRoute('/_guard/admin/journal')({ component: AuditLogPage });

const FILTERS = [
  {
    name: 'collection',
    label: 'Quoi',
    all: 'Tout',
    options: AUDITED_COLLECTIONS.map((collection) => ({
      value: collection,
      label: collectionNoun(collection),
    })),
  },
  {
    name: 'action',
    label: 'Action',
    all: 'Toutes',
    options: optionsOfLabels(AUDIT_ACTION_LABELS),
  },
];

const TEXTS = {
  empty: 'Rien n’a encore été modifié.',
  notFound: 'Aucune modification affichée ne correspond à cette recherche.',
};

function AuditLogPage() {
  const [search, change] = useListSearchParams();
  const { q = '', collection, action } = search;
  const list = useLiveList({
    collection: COLLECTIONS.auditLog,
    schema: AuditEntry,
    order: { field: 'at', direction: 'desc' },
  });
  const { nameOf } = useTeam();
  const matching = (list.records ?? []).filter(
    (entry) =>
      matchesSearch(q, [entryName(entry), actorName(entry, nameOf), entry.actor?.email ?? null]) &&
      (collection === undefined || entry.collection === collection) &&
      (action === undefined || entry.action === action),
  );
  const { shown, moreButton } = useShownLines(matching);
  if (list.error) throw list.error;
  return (
    <>
      <PageHeader
        title="Historique"
        summary="Chaque modification est gardée un an, avec son auteur et ce qu’elle a changé. Des données de visiteurs, seuls les noms des champs sont gardés."
      >
        <SearchBox label="Nom, personne" value={q} onSearch={(text) => change({ q: text })} />
      </PageHeader>
      <ListFilters filters={FILTERS} />
      <ListOrMessage list={list} shown={matching.length} texts={TEXTS}>
        <ol aria-label="Modifications" className="border-t border-ink">
          {shown.map((entry) => (
            <AuditEntryItem key={entry.id} entry={entry} actor={actorName(entry, nameOf)} />
          ))}
        </ol>
        {moreButton}
      </ListOrMessage>
    </>
  );
}
