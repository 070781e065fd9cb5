import { type ReactNode, useState } from 'react';
import type { LiveList } from '#admin/data/live.tsx';
import { Button } from '#admin/ui/button.tsx';
import { formatCount } from '#domain/text/format.ts';
import { Loading } from '#ui/loading.tsx';

export const Unreachable = () => (
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
  texts: { loading: string; empty: string; notFound: string };
  children: ReactNode;
};

export function ListState({ list, shown, texts, children }: ListStateProps) {
  const { records, state, isCut } = list;
  if (state === 'unreachable') return <Unreachable />;
  if (records === undefined) return <Loading className="py-10">{texts.loading}</Loading>;
  if (records.length === 0) return <Message>{texts.empty}</Message>;
  const notFound = state === 'reading' ? texts.loading : texts.notFound;
  return (
    <>
      {isCut && (
        <p className="mb-4 text-small text-ink-2">
          Liste limitée aux {formatCount(records.length)} lignes les plus récentes.
        </p>
      )}
      <Message>{shown === 0 && notFound}</Message>
      {shown > 0 && children}
    </>
  );
}

const PART = 30;

export function useMore<TRecord>(records: readonly TRecord[]) {
  const [most, setMost] = useState(PART);
  const more = records.length > most && (
    <Button className="mt-8" variant="outline" onClick={() => setMost(most + PART)}>
      Afficher plus
    </Button>
  );
  return [records.slice(0, most), more] as const;
}
