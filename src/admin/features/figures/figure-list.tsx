import { Link } from '@tanstack/react-router';
import type { FilterSearch } from '#admin/features/list/list-filter.ts';
import type { RecordColumn } from '#admin/features/list/record-columns.ts';
import { recordLink } from '#admin/features/list/record-link.ts';
import { RecordList } from '#admin/features/list/record-list.tsx';
import { RowAnchor } from '#admin/features/list/row-actions.tsx';
import { ACTION } from '#admin/ui/looks.ts';
import { Curve } from './curve.tsx';
import {
  describeCurve,
  formatCount,
  KIND_LABELS,
  publicPath,
  readingsText,
} from './figure-texts.ts';
import {
  type FigureKey,
  type FigureRow,
  type FiguresSearch,
  figureSort,
  periodOf,
  sortedByFigure,
} from './figures-search.ts';

type FigureListProps = {
  rows: readonly FigureRow[];
  lastDay: string;
  search: FiguresSearch;
  /** Receives the search parameters to change. */
  onChange: (part: FilterSearch) => void;
};

/** The records with their figures of a period. */
export function FigureList({ rows, lastDay, search, onChange }: FigureListProps) {
  const period = periodOf(search);
  const curve = ({ figures }: FigureRow) => (
    <Curve
      values={figures.curve}
      label={describeCurve(figures.curve, period, lastDay)}
      className="h-6 w-28 flex-none"
    />
  );
  return (
    <RecordList
      label="Chiffres"
      records={rows}
      columns={columns(curve)}
      nameOf={({ name }) => name}
      sort={figureSort(search)}
      onSort={(key) => onChange(sortedByFigure(search, key))}
      card={(row) => <FigureCard row={row} curve={curve(row)} />}
      actions={(row) => (
        <RowAnchor href={publicPath(row)} of={row.name}>
          Voir
        </RowAnchor>
      )}
    />
  );
}

/** A figure that only hotels have. */
const ofHotel = ({ kind }: FigureRow, count: number) =>
  kind === 'hotel' ? formatCount(count) : '–';

type Columns = readonly RecordColumn<FigureRow, FigureKey>[];

const columns = (curve: (row: FigureRow) => React.ReactNode): Columns => [
  { key: 'nom', label: 'Nom', render: (row) => <RecordName row={row} /> },
  {
    key: 'lectures',
    label: 'Lectures',
    render: (row) => (
      <span className="flex items-center gap-4">
        {curve(row)}
        {formatCount(row.figures.counts.read)}
      </span>
    ),
  },
  {
    key: 'favoris',
    label: 'Mises en favoris',
    align: 'right',
    render: (row) => ofHotel(row, row.figures.counts.saved),
  },
  {
    key: 'partages',
    label: 'Partages',
    align: 'right',
    render: (row) => ofHotel(row, row.figures.counts.shared),
  },
  {
    key: 'partenaire',
    label: 'Vers le partenaire',
    align: 'right',
    render: (row) => ofHotel(row, row.figures.counts.followed),
  },
];

function RecordName({ row: { kind, recordId, name } }: { row: FigureRow }) {
  return (
    <>
      <Link {...recordLink(kind, recordId)} className={ACTION}>
        {name}
      </Link>
      <span className="block text-caption text-ink-2">{KIND_LABELS[kind]}</span>
    </>
  );
}

/** A record on a phone. */
function FigureCard({ row, curve }: { row: FigureRow; curve: React.ReactNode }) {
  const { counts } = row.figures;
  return (
    <>
      <RecordName row={row} />
      <p className="mt-2 flex items-center justify-between gap-4">
        {readingsText(counts.read)}
        {curve}
      </p>
      {row.kind === 'hotel' && (
        <p className="mt-1 text-small text-ink-2">
          {formatCount(counts.saved)} en favoris, {formatCount(counts.shared)}{' '}
          {counts.shared > 1 ? 'partages' : 'partage'}, {formatCount(counts.followed)} vers le
          partenaire
        </p>
      )}
    </>
  );
}
