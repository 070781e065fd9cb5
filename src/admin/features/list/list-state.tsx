import type { ReactNode } from 'react';
import type { LiveList } from '#admin/data/use-live-list.ts';
import { ACTION } from '#admin/ui/looks.ts';
import { formatCount } from '#domain/text/format.ts';
import { Loading } from '#ui/loading.tsx';
import type { LongList } from './use-long-list.ts';

type ListStateProps<TRecord> = {
  list: LiveList<TRecord> | LongList<TRecord>;
  /** How many match search and filters. */
  shown: number;
  /** Texts while it loads, when it is empty, and when nothing matches. */
  texts: { loading: string; empty: string; notFound: string };
  /** Offered when the list is empty. */
  emptyAction?: ReactNode;
  /** What finds the others when the list is too long to be read: « Les filtres… ». */
  beyond?: string | undefined;
  children: ReactNode;
};

/** A list, or the reason why nothing is shown. */
export function ListState<TRecord>({
  list,
  shown,
  texts,
  emptyAction,
  beyond,
  children,
}: ListStateProps<TRecord>) {
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
      {'total' in list && list.isCut && <LongListNote list={list} beyond={beyond} />}
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

type LongListNoteProps = { list: LongList<unknown>; beyond: string | undefined };

/** That a list does not show all there is, and how to come by the rest. */
function LongListNote({ list: { records = [], total, readMore }, beyond }: LongListNoteProps) {
  return (
    <p className="mb-4 text-small text-ink-2">
      Liste limitée à {formatCount(records.length)} lignes sur{' '}
      {total === undefined ? '…' : formatCount(total)}, les plus récentes d’abord. {beyond}{' '}
      <button type="button" className={ACTION} onClick={readMore}>
        Afficher les suivantes
      </button>
    </p>
  );
}
