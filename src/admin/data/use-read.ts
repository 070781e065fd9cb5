import { QueryClient, useQuery } from '@tanstack/react-query';
import type { QueryFilter } from '#data/firestore/firestore-query.ts';
import { useOnline } from '#data/online.ts';
import { logError } from '#data/report.ts';
import type { Entity } from '#domain/entity/entity.ts';
import { describeExpectedError } from './errors.ts';
import { countRecords } from './read.ts';
import { recheckRightsOnRefusal } from './session.ts';

const RETRY_MS = 10_000;

export const createAdminQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => {
          recheckRightsOnRefusal(error);
          // Logs only the first failure, and only if it may be a defect of the code: no outage and no refusal.
          if (failures === 0 && describeExpectedError(error) === null)
            logError('Lecture impossible', error);
          return true;
        },
        retryDelay: RETRY_MS,
      },
    },
  });

const READ_FAILED = 'Les données n’ont pas pu être lues\u00a0: nouvel essai dans un instant.';

/** Reads a value, retrying until it succeeds; until then, `value` is undefined, and `problem` a French error if any. */
export function useDataRead<TValue>(
  key: readonly unknown[],
  read: () => Promise<TValue>,
  enabled = true,
) {
  const isOnline = useOnline();
  const { data: value, failureReason } = useQuery<TValue>({
    queryKey: key,
    queryFn: read,
    enabled,
  });
  if (value !== undefined) return { value, problem: undefined };
  if (!isOnline) return { value, problem: 'Hors connexion' };
  const problem = failureReason ? (describeExpectedError(failureReason) ?? READ_FAILED) : undefined;
  return { value, problem };
}

export const useRecordCount = ({ collection }: Entity, where: QueryFilter[] = [], enabled = true) =>
  useDataRead(['count', collection, where], () => countRecords(collection, where), enabled);
