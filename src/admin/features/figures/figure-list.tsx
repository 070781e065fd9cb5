import { Link } from '@tanstack/react-router';
import { recordLink } from '#admin/kit/record-link.ts';
import type { FigureAction } from '#domain/figures/figure.ts';
import { formatCount } from '#domain/text/format.ts';
import { ACTION_LABELS, KIND_LABELS, type NamedFigures } from './figures.ts';

const SHOWN = 100;

type FigureListProps = { records: readonly NamedFigures[]; action: FigureAction };

export function FigureList({ records, action }: FigureListProps) {
  return (
    <>
      <table className="w-full max-w-160 text-ui">
        <thead>
          <tr className="border-y border-ink text-left text-small text-ink-2">
            <th scope="col" className="py-2.5 font-normal">
              Nom
            </th>
            <th scope="col" className="py-2.5 text-right font-normal">
              {ACTION_LABELS[action]}
            </th>
          </tr>
        </thead>
        <tbody>
          {records.slice(0, SHOWN).map(({ kind, id, name, counts }) => (
            <tr key={`${kind}/${id}`} className="border-b border-rule">
              <th scope="row" className="py-2.5 text-left font-normal">
                <Link {...recordLink(`${kind}s`, id)} className="link font-medium decoration-rule">
                  {name}
                </Link>
                <span className="block text-caption text-ink-2">{KIND_LABELS[kind]}</span>
              </th>
              <td className="pl-4 text-right tabular-nums">{formatCount(counts[action])}</td>
            </tr>
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
