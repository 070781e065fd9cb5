import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BackLink, PageHead } from '#admin/frame/page-head.tsx';
import { downloadCsv } from '#admin/kit/list/download-csv.ts';
import { Button } from '#admin/ui/button.tsx';
import { Curve } from '#admin/ui/curve.tsx';
import { Unread } from '#admin/ui/unread.tsx';
import { FIGURE_ACTIONS } from '#domain/figures/figure.ts';
import type { Counts } from '#domain/figures/figure-days.ts';
import { formatCount } from '#domain/text/format.ts';
import { FigureList } from './figure-list.tsx';
import { ACTION_LABELS, figuresToCsv, useFigures } from './figures.ts';
import { type FiguresSearch, PERIODS } from './figures-search.ts';

const route = getRouteApi('/_guard/admin/chiffres');

const CHOICE =
  'grid min-h-11 content-center border-b-2 border-transparent text-ui text-ink-2 aria-[current=true]:border-ink aria-[current=true]:text-ink';

export function FiguresPage() {
  const search = route.useSearch();
  const { days = PERIODS[0], by = 'read' } = search;
  const { figures, problem } = useFigures(search);
  const records = figures?.records ?? [];
  return (
    <>
      <PageHead
        title="Chiffres"
        summary="Sans cookie ni identifiant. Comptés jour après jour, aujourd’hui compris."
        back={<BackLink to="/admin">Tableau de bord</BackLink>}
      >
        <Button
          size="sm"
          variant="outline"
          disabled={records.length === 0}
          onClick={() => downloadCsv(`chiffres-${days}-jours.csv`, [figuresToCsv(records)])}
        >
          Exporter CSV
        </Button>
      </PageHead>
      <nav aria-label="Période" className="mb-6 flex flex-wrap gap-x-6">
        {PERIODS.map((period) => (
          <Choice key={period} search={{ ...search, days: period }} isChosen={period === days}>
            {period} jours
          </Choice>
        ))}
      </nav>
      {figures ? (
        <>
          <Totals total={figures.total} search={search} />
          <Curve days={figures.days} counts={figures.curve} />
          {records.length > 0 && <FigureList records={records} action={by} />}
        </>
      ) : (
        <Unread problem={problem} />
      )}
    </>
  );
}

/** The totals; pressing one shows its curve and ranks the records by it. */
function Totals({ total, search }: { total: Counts; search: FiguresSearch }) {
  return (
    <nav aria-label="Chiffre" className="mb-6 flex flex-wrap gap-x-10 border-t border-ink pt-3">
      {FIGURE_ACTIONS.map((by) => (
        <Choice key={by} search={{ ...search, by }} isChosen={by === (search.by ?? 'read')}>
          <span className="text-[2rem] leading-tight tabular-nums">{formatCount(total[by])}</span>
          <span className="text-small">{ACTION_LABELS[by]}</span>
        </Choice>
      ))}
    </nav>
  );
}

type ChoiceProps = { search: FiguresSearch; isChosen: boolean; children: ReactNode };

const Choice = ({ search, isChosen, children }: ChoiceProps) => (
  <Link to="/admin/chiffres" search={search} replace aria-current={isChosen} className={CHOICE}>
    {children}
  </Link>
);
