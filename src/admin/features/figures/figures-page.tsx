import { getRouteApi, Link } from '@tanstack/react-router';
import { BackLink, PageHead } from '#admin/features/frame/page-head.tsx';
import { downloadCsv } from '#admin/features/list/download-csv.ts';
import { Button } from '#admin/ui/button.tsx';
import { formatCount } from '#domain/text/format.ts';
import { Loading } from '#ui/loading.tsx';
import { Curve } from './curve.tsx';
import { FigureList } from './figure-list.tsx';
import { PERIODS } from './figures-search.ts';
import { countsText, figuresToCsv } from './named-figures.ts';
import { type Figures, useFigures } from './use-figures.ts';

const route = getRouteApi('/_guard/admin/chiffres');

/** How often hotels and articles are read, saved, shared and followed to the partner. */
export function FiguresPage() {
  const { jours = PERIODS[0] } = route.useSearch();
  const figures = useFigures(jours);
  const records = figures && 'records' in figures ? figures.records : [];
  const fileName = `chiffres-${jours}-jours.csv`;
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
          onClick={() => downloadCsv(fileName, [figuresToCsv(records)])}
        >
          Exporter CSV
        </Button>
      </PageHead>
      <nav aria-label="Période" className="mb-8 flex flex-wrap gap-x-6">
        {PERIODS.map((days) => (
          <Link
            key={days}
            to="/admin/chiffres"
            search={{ jours: days }}
            replace
            aria-current={days === jours ? 'true' : undefined}
            className="inline-flex min-h-11 items-center border-b-2 border-transparent text-ui text-ink-2 aria-[current=true]:border-ink aria-[current=true]:text-ink"
          >
            {days} jours
          </Link>
        ))}
      </nav>
      <FiguresState figures={figures} />
    </>
  );
}

function FiguresState({ figures }: { figures: ReturnType<typeof useFigures> }) {
  if (figures === undefined) return <Loading>Chargement des chiffres…</Loading>;
  if ('reason' in figures) {
    return <p role="alert">Les chiffres n’ont pas pu être lus. {figures.reason}</p>;
  }
  if (figures.records.length === 0) {
    return (
      <p className="border-t border-ink py-10 text-ink-2">Rien n’a été compté ces jours-ci.</p>
    );
  }
  return <FiguresShown figures={figures} />;
}

function FiguresShown({ figures: { days, total, curve, records } }: { figures: Figures }) {
  return (
    <>
      <section aria-label="Total" className="mb-10 border-t border-ink pt-3">
        <p className="text-[2rem] leading-tight tabular-nums">
          {formatCount(total.read)} {total.read > 1 ? 'lectures' : 'lecture'}
        </p>
        <p className="mb-4 text-small text-ink-2">{countsText(total, formatCount)}</p>
        <Curve days={days} reads={curve} />
      </section>
      <FigureList records={records} />
    </>
  );
}
