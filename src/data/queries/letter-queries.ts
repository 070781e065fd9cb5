import { queryOptions } from '@tanstack/react-query';

/** Query of the newsletters that were sent, newest first. */
export const lettersQuery = queryOptions({
  queryKey: ['letters', 'list'],
  queryFn: async () => (await import('./read-letters.later.ts')).listLetters(),
});

export const letterQuery = (id: string) =>
  queryOptions({
    queryKey: ['letters', 'detail', id],
    queryFn: async () => (await import('./read-letters.later.ts')).getLetter(id),
  });
