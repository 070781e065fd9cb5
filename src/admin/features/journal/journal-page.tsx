import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { DESTINATIONS, HOTELS } from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { BackLink, PageHead } from '#admin/features/frame/page-head.tsx';
import { FilterBar } from '#admin/features/list/filters.tsx';
import { type ListFilter, labelOptions } from '#admin/features/list/list-filter.ts';
import { ListState } from '#admin/features/list/list-state.tsx';
import { useListSearch } from '#admin/features/list/use-list-search.ts';
import { Button } from '#admin/ui/button.tsx';
import { AuditEntry } from '#domain/admin/audit-entry.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { JournalEntry } from './journal-entry.tsx';
import { journalNames } from './journal-names.ts';
import { filterEntries, readJournalSearch } from './journal-search.ts';
import { ACTION_LABELS, KIND_LABELS } from './journal-texts.ts';

const PAGE = 100;

const FILTERS: readonly ListFilter[] = [
  { key: 'quoi', label: 'Quoi', all: 'Tout', options: labelOptions(KIND_LABELS) },
  { key: 'action', label: 'Action', all: 'Toutes', options: labelOptions(ACTION_LABELS) },
];

const route = getRouteApi('/_guard/admin/journal');

/** Every write: who, when, what. */
export function JournalPage() {
  const [search, change] = useListSearch(route, readJournalSearch);
  const [limit, setLimit] = useState(PAGE);
  const list = useLiveList({
    collection: COLLECTIONS.auditLog,
    schema: AuditEntry,
    order: { field: 'at', direction: 'desc' },
    limit,
  });
  const hotels = useLiveList(HOTELS);
  const destinations = useLiveList(DESTINATIONS).records ?? [];
  const entries = list.records ?? [];
  const names = journalNames({
    hotels: hotels.records ?? [],
    destinations,
    entries,
  });
  const shown = filterEntries(entries, search, names);
  return (
    <>
      <PageHead
        title="Journal"
        summary="Chaque modification est gardée un an, avec son auteur et ce qu’elle a changé."
        back={<BackLink to="/admin">Tableau de bord</BackLink>}
      />
      <FilterBar searchLabel="Nom, personne" filters={FILTERS} search={search} onChange={change} />
      <ListState
        list={list}
        shown={shown.length}
        texts={{
          loading: 'Chargement du journal…',
          empty: 'Rien n’a encore été modifié.',
          notFound: 'Aucune modification affichée ne correspond à cette recherche.',
        }}
      >
        <ol aria-label="Modifications" className="border-t border-ink">
          {shown.map((entry) => (
            <JournalEntry key={entry.id} entry={entry} names={names} />
          ))}
        </ol>
      </ListState>
      {(list.isCut || (list.isReading && limit > PAGE)) && (
        <Button className="mt-8" variant="outline" onClick={() => setLimit(limit + PAGE)}>
          Afficher les plus anciennes
        </Button>
      )}
    </>
  );
}
