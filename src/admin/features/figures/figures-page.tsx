import { getRouteApi } from '@tanstack/react-router';
import { allFigures } from '#admin/data/named-figures.ts';
import { BLOG_POSTS, FIGURES, HOTELS } from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { BackLink, PageHead } from '#admin/features/frame/page-head.tsx';
import { downloadCsv } from '#admin/features/list/download-csv.ts';
import { FilterBar } from '#admin/features/list/filters.tsx';
import { type ListFilter, labelOptions } from '#admin/features/list/list-filter.ts';
import { ListState } from '#admin/features/list/list-state.tsx';
import { useListSearch } from '#admin/features/list/use-list-search.ts';
import { useWide } from '#admin/features/list/use-wide.ts';
import { Button } from '#admin/ui/button.tsx';
import { addPeriods } from '#domain/figures/summary.ts';
import { formatDate } from '#domain/text/dates.ts';
import { FigureList } from './figure-list.tsx';
import { figuresFileName, figuresToCsv, PERIOD_LABELS } from './figure-texts.ts';
import { figureRows, periodOf, readFiguresSearch } from './figures-search.ts';
import { PeriodTotal } from './period-total.tsx';

const FILTERS: readonly ListFilter[] = [
  {
    key: 'periode',
    label: 'Période',
    all: PERIOD_LABELS.month,
    options: labelOptions({ an: PERIOD_LABELS.year }),
  },
  {
    key: 'quoi',
    label: 'Quoi',
    all: 'Tout',
    options: labelOptions({ hotel: 'Hôtels', article: 'Articles' }),
  },
];
/** For phones, which have no column heads. */
const ORDER: ListFilter = {
  key: 'tri',
  label: 'Trier par',
  all: 'Lectures',
  options: labelOptions({
    nom: 'Nom',
    favoris: 'Mises en favoris',
    partages: 'Partages',
    partenaire: 'Vers le partenaire',
  }),
};

const route = getRouteApi('/_guard/admin/chiffres');

/** How often hotels and articles are read, saved, shared and followed to the partner. */
export function FiguresPage() {
  const [search, change] = useListSearch(route, readFiguresSearch);
  const isWide = useWide();
  const summaries = useLiveList(FIGURES);
  const hotels = useLiveList(HOTELS);
  const posts = useLiveList(BLOG_POSTS);
  const records = summaries.records && allFigures(summaries.records, hotels, posts);
  const lastDay = summaries.records?.[0]?.last_day ?? null;
  const rows = figureRows(records ?? [], search);
  const total = (period: 'month' | 'year') =>
    addPeriods(period, records?.map(({ figures }) => figures[period]) ?? []);
  return (
    <>
      <PageHead
        title="Chiffres"
        summary={`Sans cookie ni identifiant. Additionnés chaque nuit${
          lastDay === null ? '' : `, jusqu’au ${formatDate(lastDay)}`
        }.`}
        back={<BackLink to="/admin">Tableau de bord</BackLink>}
      >
        <Button
          size="sm"
          variant="outline"
          disabled={rows.length === 0 || lastDay === null}
          onClick={() =>
            lastDay !== null &&
            downloadCsv(figuresFileName(periodOf(search), lastDay), [figuresToCsv(rows)])
          }
        >
          Exporter CSV
        </Button>
      </PageHead>
      {lastDay !== null && records && records.length > 0 && (
        <div className="mb-10 grid gap-x-12 gap-y-8 md:grid-cols-2">
          <PeriodTotal period="month" figures={total('month')} lastDay={lastDay} />
          <PeriodTotal period="year" figures={total('year')} lastDay={lastDay} />
        </div>
      )}
      <FilterBar
        searchLabel="Nom de l’hôtel, de l’article"
        filters={isWide ? FILTERS : [...FILTERS, ORDER]}
        search={search}
        onChange={change}
      />
      <ListState
        list={{ ...summaries, records }}
        shown={rows.length}
        texts={{
          loading: 'Chargement des chiffres…',
          empty: 'Rien n’est encore compté\u00a0: les premiers chiffres viendront cette nuit.',
          notFound: 'Aucun hôtel ni article ne correspond à cette recherche.',
        }}
      >
        {lastDay !== null && (
          <FigureList rows={rows} lastDay={lastDay} search={search} onChange={change} />
        )}
      </ListState>
    </>
  );
}
