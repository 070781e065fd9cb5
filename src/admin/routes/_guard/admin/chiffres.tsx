import { createFileRoute, Link } from '@tanstack/react-router';
import { readDailyCounts } from '#admin/data/read.ts';
import { useLabelledRecords } from '#admin/data/titles.ts';
import { useDataRead } from '#admin/data/use-read.ts';
import { useShownLines } from '#admin/kit/list/list-state.tsx';
import { ListFilters, useListSearchParams } from '#admin/kit/list/search.tsx';
import { PageHeader } from '#admin/kit/page-head.tsx';
import { linkToRecord } from '#admin/kit/record-address.ts';
import { LoadingOrProblem } from '#admin/ui/blocks.tsx';
import { entityOfCountedRecordKind } from '#domain/admin/entities.ts';
import { COUNTED_ACTIONS, type CountedAction } from '#domain/figures/actions.ts';
import {
  rankRecordsByCount,
  sumActionCounts,
  sumActionCountsByDay,
} from '#domain/figures/daily-counts.ts';
import { optionsOfLabels } from '#domain/schema/field.ts';
import { formatLongDate } from '#domain/text/dates.ts';
import { formatWholeNumber } from '#domain/text/format.ts';
import { listDaysUntil } from '#domain/text/shift-day.ts';
import { todayIso } from '#domain/text/today.ts';

export const Route = createFileRoute('/_guard/admin/chiffres')({ component: FiguresPage });

const FIGURE_LABELS: Record<CountedAction, string> = {
  read: 'Lectures',
  letter: 'Par la lettre',
  saved: 'Mises en favoris',
  shared: 'Partages',
  followed: 'Clics vers le partenaire',
};

const { read, ...otherActions } = FIGURE_LABELS;

const FILTERS = [
  {
    name: 'days',
    label: 'Période',
    all: '30 jours',
    options: optionsOfLabels({ 90: '90 jours', 365: '365 jours' }),
  },
  {
    name: 'by',
    label: 'Courbe et classement',
    all: read,
    options: optionsOfLabels(otherActions),
  },
];

function useFigures(dayCount: number, action: CountedAction) {
  const days = listDaysUntil(todayIso(), dayCount);
  const [firstDay = ''] = days;
  const titles = useLabelledRecords();
  const shards = useDataRead(['figures', firstDay], () => readDailyCounts(firstDay));
  if (!shards.value || !titles.value) return { problem: shards.problem ?? titles.problem };
  const ranked = rankRecordsByCount(shards.value, action);
  const titlesByPath = new Map(
    titles.value.map((title) => [`${title.section}/${title.id}`, title]),
  );
  const figures = {
    days,
    total: sumActionCounts(...ranked.map(({ counts }) => counts)),
    curve: sumActionCountsByDay(shards.value, days, action),
    records: ranked.map(({ kind, id, counts }) => {
      const { section, noun } = entityOfCountedRecordKind(kind);
      const { label = id, note = noun } = titlesByPath.get(`${section}/${id}`) ?? {};
      return { section, id, label, note, counts };
    }),
  };
  return { figures };
}

function FiguresPage() {
  const [search] = useListSearchParams();
  const days = search.days === '90' || search.days === '365' ? Number(search.days) : 30;
  const rankedAction = COUNTED_ACTIONS.find((action) => action === search.by) ?? 'read';
  const { figures, problem } = useFigures(days, rankedAction);
  return (
    <>
      <PageHeader
        title="Chiffres"
        summary="Sans cookie ni identifiant. Comptés jour après jour, aujourd’hui compris."
      />
      <ListFilters filters={FILTERS} />
      {figures ? (
        <>
          <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-3 border-t border-ink pt-3">
            {COUNTED_ACTIONS.map((action) => (
              <div key={action} className="flex flex-col-reverse">
                <dt className="text-small text-ink-2">{FIGURE_LABELS[action]}</dt>
                <dd className="text-[2rem] leading-tight tabular-nums">
                  {formatWholeNumber(figures.total[action])}
                </dd>
              </div>
            ))}
          </dl>
          <Curve days={figures.days} counts={figures.curve} />
          {figures.records.length > 0 && <Ranking records={figures.records} by={rankedAction} />}
        </>
      ) : (
        <LoadingOrProblem problem={problem} />
      )}
    </>
  );
}

type Figures = NonNullable<ReturnType<typeof useFigures>['figures']>;

function Ranking({ records, by }: Pick<Figures, 'records'> & { by: CountedAction }) {
  const { shown, moreButton } = useShownLines(records);
  return (
    <>
      <table aria-label="Classement" className="table max-w-160 text-ui **:border-rule **:px-0">
        <thead className="text-small text-ink-2">
          <tr>
            <th scope="col">Nom</th>
            <th scope="col" className="text-right">
              {FIGURE_LABELS[by]}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ section, id, label, note, counts }) => (
            <tr key={`${section}/${id}`}>
              <th scope="row" className="font-normal">
                <Link {...linkToRecord(section, id)} className="link font-medium decoration-rule">
                  {label}
                </Link>
                <span className="block text-caption text-ink-2">{note}</span>
              </th>
              <td className="text-right tabular-nums">{formatWholeNumber(counts[by])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {moreButton}
    </>
  );
}

const WIDTH = 100;
const HEIGHT = 24;

function Curve({ days, counts }: { days: readonly string[]; counts: readonly number[] }) {
  const most = Math.max(...counts);
  const points = counts.map((count, index) => {
    const x = (index * WIDTH) / (counts.length - 1);
    const y = HEIGHT * (1 - count / Math.max(1, most));
    return `${x.toFixed(2)},${y.toFixed(2)}`;
  });
  const bestDay = formatLongDate(days[counts.indexOf(most)] ?? null);
  return (
    <figure className="mb-10">
      <svg
        aria-hidden="true"
        viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`}
        preserveAspectRatio="none"
        className="h-32 w-full border-b border-rule"
      >
        <polyline
          points={points.join(' ')}
          fill="none"
          vectorEffect="non-scaling-stroke"
          className="stroke-ink"
        />
      </svg>
      <figcaption className="mt-2 text-caption text-ink-2">
        {most === 0
          ? 'Rien sur cette période'
          : `Au plus ${formatWholeNumber(most)}, le ${bestDay}`}
      </figcaption>
    </figure>
  );
}
