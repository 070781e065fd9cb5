import type { ReactNode } from 'react';
import type { LiveList } from '#admin/data/live.ts';
import { useOnline } from '#data/online.ts';
import { formatCount } from '#domain/text/format.ts';
import { Loading } from '#ui/loading.tsx';

/** Says why live data cannot be shown; they appear by themselves once the server answers. */
export function Unreachable() {
  const isOnline = useOnline();
  return (
    <p role="status" className="border-t border-ink py-10 text-ink-2">
      {isOnline
        ? 'Le serveur ne répond pas\u00a0: l’affichage reprendra dès son retour.'
        : 'Vous êtes hors connexion\u00a0: l’affichage reprendra au retour du réseau.'}
    </p>
  );
}

type ListStateProps<TRecord> = {
  list: LiveList<TRecord>;
  /** How many match search and filters. */
  shown: number;
  texts: { loading: string; empty: string; notFound: string };
  /** Offered when the list is empty. */
  emptyAction?: ReactNode;
  children: ReactNode;
};

/** Renders a list, or the reason why nothing is shown. */
export function ListState<TRecord>(props: ListStateProps<TRecord>) {
  const { list, shown, texts, emptyAction, children } = props;
  const { records, state, unreadable, isCut } = list;
  if (state === 'unreachable') return <Unreachable />;
  if (records === undefined) return <Loading className="py-10">{texts.loading}</Loading>;
  if (records.length === 0) {
    return (
      <div className="grid justify-items-start gap-5 border-t border-ink py-10">
        <p className="text-ink-2">{texts.empty}</p>
        {emptyAction}
      </div>
    );
  }
  return (
    <>
      {unreadable > 0 && (
        <p role="status" className="alert mb-4 bg-sand text-ui">
          {unreadable === 1
            ? 'Un document n’a pas pu être lu et n’est pas affiché.'
            : `${unreadable} documents n’ont pas pu être lus et ne sont pas affichés.`}
        </p>
      )}
      {isCut && (
        <p className="mb-4 text-small text-ink-2">
          Liste limitée aux {formatCount(records.length)} lignes les plus récentes.
        </p>
      )}
      {shown === 0 ? (
        <p role="status" className="border-t border-ink py-10 text-ink-2">
          {state === 'reading' ? texts.loading : texts.notFound}
        </p>
      ) : (
        children
      )}
    </>
  );
}
