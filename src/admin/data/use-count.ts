import { useEffect, useState } from 'react';
import { useOnline } from '#data/online.ts';
import { report } from '#data/report.ts';
import { refusalReason } from './admin-error.ts';
import { countRecords } from './read-records.ts';
import type { CollectionSource } from './sources.ts';

/**
 * How many documents each source has, counted by the server. Counted again when `version` changes, the
 * last counts staying meanwhile; undefined until all are known.
 */
export function useCounts(
  sources: readonly CollectionSource[],
  version?: unknown,
): readonly number[] | undefined {
  const isOnline = useOnline();
  const [last, setLast] = useState<{ key: string; counts: readonly number[] }>();
  const asked = sources.map(({ collection, order, where }) => ({ collection, order, where }));
  // Sources are written where they are used: the same ones are new objects at each rendering.
  const key = JSON.stringify(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` has what is asked.
  useEffect(() => {
    if (sources.length === 0 || !isOnline) return;
    let isCurrent = true;
    Promise.all(sources.map(countRecords)).then(
      (counts) => {
        if (isCurrent) setLast({ key, counts });
      },
      (error: unknown) => {
        // Lists say themselves that the server does not answer, or refuses.
        if (refusalReason(error) === null) report('Un compte n’a pas pu être lu', error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, version, isOnline]);
  return last?.key === key ? last.counts : undefined;
}
