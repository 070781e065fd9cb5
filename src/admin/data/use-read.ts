import { QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOnline } from '#data/online.ts';
import { report } from '#data/report.ts';
import type { Entity } from '#domain/admin/entities.ts';
import { refusalReason } from './errors.ts';
import { countRecords, type Wanted } from './read.ts';
import { noteRefusal } from './session.ts';

const RETRY_MS = 10_000;

/** Creates one account's cache of single reads; failed reads are retried until they succeed. */
export const createReads = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => {
          noteRefusal(error);
          // Outages and refusals are not our defects.
          if (failures === 0 && refusalReason(error) === null) report('Lecture impossible', error);
          return true;
        },
        retryDelay: RETRY_MS,
      },
    },
  });

const UNREAD = 'Les données n’ont pas pu être lues\u00a0: nouvel essai dans un instant.';
const OFFLINE = 'Hors connexion';

/**
 * Reads on each visit and when the tab becomes visible, and retries while the server or network is
 * away. `value` is undefined until the first answer; `problem` says why, in French.
 */
export function useRead<TValue>(key: readonly unknown[], read: () => Promise<TValue>) {
  const isOnline = useOnline();
  const { data: value, failureReason } = useQuery<TValue>({ queryKey: key, queryFn: read });
  if (value !== undefined) return { value, problem: undefined };
  if (!isOnline) return { value, problem: OFFLINE };
  const problem = failureReason ? (refusalReason(failureReason) ?? UNREAD) : undefined;
  return { value, problem };
}

/** Counts the records with the wanted values, again when `version` changes. */
export function useCount({ collection }: Entity, wanted: Wanted = {}, version?: unknown) {
  const reads = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version makes the count stale.
  useEffect(() => {
    void reads.invalidateQueries({ queryKey: ['count', collection] });
  }, [reads, collection, version]);
  return useRead(['count', collection, wanted], () => countRecords(collection, wanted));
}
