import { useState } from 'react';
import { SUBSCRIPTIONS } from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { BackLink, PageHead } from '#admin/features/frame/page-head.tsx';
import { ListState } from '#admin/features/list/list-state.tsx';
import { Button } from '#ui/button.tsx';
import { Counters } from './counters.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { filterSubscriptions } from './filter-subscriptions.ts';
import { ImportDialog } from './import-dialog.tsx';
import type { NewsletterSearch } from './newsletter-search.ts';
import { NewsletterToolbar } from './newsletter-toolbar.tsx';
import { SubscriptionList } from './subscription-list.tsx';

type NewsletterPageProps = {
  search: NewsletterSearch;
  onSearch: (search: NewsletterSearch) => void;
};

/** The subscribers of the newsletter (spec section 2). */
export function NewsletterPage({ search, onSearch }: NewsletterPageProps) {
  const list = useLiveList(SUBSCRIPTIONS);
  const [isImporting, setImporting] = useState(false);
  const all = list.records ?? [];
  const shown = filterSubscriptions(all, search);
  return (
    <>
      <PageHead title="Newsletter" back={<BackLink to="/admin">Tableau de bord</BackLink>}>
        <Button size="sm" variant="outline" onClick={() => setImporting(true)}>
          Importer
        </Button>
        <ExportButtons all={all} shown={shown} />
      </PageHead>
      <Counters subscriptions={list.records} />
      <NewsletterToolbar search={search} onSearch={onSearch} />
      <ListState
        list={list}
        shown={shown.length}
        texts={{
          loading: 'Chargement des abonnements...',
          empty: 'Aucun abonnement à la newsletter trouvé.',
          notFound: 'Aucun abonnement ne correspond à cette recherche.',
        }}
      >
        <SubscriptionList subscriptions={shown} search={search} onSearch={onSearch} />
      </ListState>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}
