import { Link } from '@tanstack/react-router';
import { recordLink } from '#admin/features/list/record-link.ts';
import { formatCount } from '#domain/text/format.ts';
import { countsText, furtherCounts, KIND_LABELS, type NamedFigures } from './named-figures.ts';

const SHOWN = 100;
const HEADS = ['Nom', 'Lectures', 'Mises en favoris', 'Partages', 'Vers le partenaire'];

/** The most read records with their figures. */
export function FigureList({ records }: { records: readonly NamedFigures[] }) {
  return (
    <>
      <table className="w-full text-ui">
        <thead>
          <tr className="border-y border-ink text-left text-small text-ink-2">
            {HEADS.map((head, index) => (
              <th key={head} scope="col" className={cellClass(index)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.slice(0, SHOWN).map((record) => (
            <FigureRow key={`${record.kind}/${record.id}`} record={record} />
          ))}
        </tbody>
      </table>
      {records.length > SHOWN && (
        <p className="mt-4 text-small text-ink-2">
          Les {SHOWN} premiers sur {formatCount(records.length)}. Le fichier CSV les a tous.
        </p>
      )}
    </>
  );
}

/** On a phone the figures beside the reads stand under the name. */
const cellClass = (index: number) =>
  `py-2.5 font-normal ${index === 0 ? '' : 'pl-4 text-right tabular-nums'} ${index > 1 ? 'max-md:hidden' : ''}`;

function FigureRow({ record }: { record: NamedFigures }) {
  const { kind, id, name, counts } = record;
  return (
    <tr className="border-b border-rule">
      <th scope="row" className={`${cellClass(0)} text-left`}>
        <Link {...recordLink(kind, id)} className="link font-medium decoration-rule">
          {name}
        </Link>
        <span className="block text-caption text-ink-2">
          {KIND_LABELS[kind]}
          {kind === 'hotel' && (
            <span className="md:hidden">{`\u00a0: ${countsText(counts, formatCount)}`}</span>
          )}
        </span>
      </th>
      {[counts.read, ...furtherCounts(record)].map((count, index) => (
        <td key={HEADS[index + 1]} className={cellClass(index + 1)}>
          {count === null ? '–' : formatCount(count)}
        </td>
      ))}
    </tr>
  );
}
