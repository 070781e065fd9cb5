import { type ReactNode, useState } from 'react';
import type { LiveList } from '#admin/data/live.tsx';
import { Button, TEXT_BUTTON_CLASS } from '#admin/ui/button.tsx';
import { formatWholeNumber } from '#domain/text/format.ts';
import { Loading } from '#ui/loading.tsx';

export const ServerUnreachableMessage = () => (
  <Message>Le serveur ne répond pas{'\u00a0'}: l’affichage reprendra dès son retour.</Message>
);

const Message = ({ children }: { children: ReactNode }) => (
  <p role="status" className="border-ink text-ink-2 not-empty:border-t not-empty:py-10">
    {children}
  </p>
);

type ListStateProps = {
  list: LiveList<unknown>;
  shown: number;
  texts: { empty: string; notFound: string };
  children: ReactNode;
};

export function ListOrMessage({ list, shown, texts, children }: ListStateProps) {
  const { records, state, isCut, readMore } = list;
  if (state === 'unreachable') return <ServerUnreachableMessage />;
  if (records === undefined) return <Loading className="py-10">Chargement…</Loading>;
  if (records.length === 0 && !isCut) return <Message>{texts.empty}</Message>;
  const noMatch = isCut ? 'Aucune de ces lignes ne correspond.' : texts.notFound;
  const notFound = state === 'reading' ? 'Chargement…' : noMatch;
  return (
    <>
      {isCut && (
        <p className="mb-4 text-small text-ink-2">
          Recherche, filtres et tri portent sur les {formatWholeNumber(records.length)} lignes les
          plus récentes.{' '}
          <button type="button" className={TEXT_BUTTON_CLASS} onClick={readMore}>
            Lire les suivantes
          </button>
        </p>
      )}
      <Message>{shown === 0 && notFound}</Message>
      {shown > 0 && children}
    </>
  );
}

export const SHOW_MORE_STEP = 30;

type ShowMoreProps = { total: number; lines: number; onMore: (lines: number) => void };

/** A button that makes a list show more rows, if more than the current number (`lines`) exist. */
export const ShowMoreButton = ({ total, lines, onMore }: ShowMoreProps) =>
  total > lines && (
    <Button className="mt-8" variant="outline" onClick={() => onMore(lines + SHOW_MORE_STEP)}>
      Afficher plus
    </Button>
  );

/** Returns the first lines of a long list, and the button that adds further ones. */
export function useShownLines<TItem>(items: readonly TItem[]) {
  const [lines, setLines] = useState(SHOW_MORE_STEP);
  const moreButton = <ShowMoreButton total={items.length} lines={lines} onMore={setLines} />;
  return { shown: items.slice(0, lines), moreButton };
}
