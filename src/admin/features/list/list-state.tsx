import type { ReactNode } from 'react';
import type { LiveList } from '#admin/data/use-live-list.ts';
import { formatCount } from '#domain/text/format.ts';
import { Loading } from '#ui/loading.tsx';

type ListStateProps<TRecord> = {
  list: LiveList<TRecord>;
  /** How many match search and filters. */
  shown: number;
  /** Texts while it loads, when it is empty, and when nothing matches. */
  texts: { loading: string; empty: string; notFound: string };
  /** Offered when the list is empty. */
  emptyAction?: ReactNode;
  children: ReactNode;
};

/** A list, or the reason why nothing is shown. */
export function ListState<TRecord>({
  list,
  shown,
  texts,
  emptyAction,
  children,
}: ListStateProps<TRecord>) {
  if (list.isUnreachable) {
    return (
      <p role="status" className="border-t border-ink py-10 text-ink-2">
        Le serveur ne répond pas{'\u00a0'}: la liste s’affichera dès son retour.
      </p>
    );
  }
  if (list.records === undefined) return <Loading className="py-10">{texts.loading}</Loading>;
  if (list.records.length === 0) {
    return (
      <div className="grid justify-items-start gap-5 border-t border-ink py-10">
        <p className="text-ink-2">{texts.empty}</p>
        {emptyAction}
      </div>
    );
  }
  return (
    <>
      {list.unreadable > 0 && (
        <p role="status" className="alert mb-4 bg-sand text-ui">
          {list.unreadable === 1
            ? 'Un document n’a pas pu être lu et n’est pas affiché.'
            : `${list.unreadable} documents n’ont pas pu être lus et ne sont pas affichés.`}
        </p>
      )}
      {list.isCut && (
        <p className="mb-4 text-small text-ink-2">
          Liste limitée aux {formatCount(list.records.length)} lignes les plus récentes.
        </p>
      )}
      {shown === 0 ? (
        <p role="status" className="border-t border-ink py-10 text-ink-2">
          {list.isReading ? texts.loading : texts.notFound}
        </p>
      ) : (
        children
      )}
    </>
  );
}
