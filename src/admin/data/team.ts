import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { Colleague } from '#domain/admin/admin-calls.ts';
import { callTeamFunction } from './calls.ts';
import { useDataRead } from './use-read.ts';

/** Reads the list of administrators, and again on `reload`; `nameOf` returns a name by account id or email address. */
export function useTeam(enabled = true) {
  const client = useQueryClient();
  const list = async () => v.parse(v.array(Colleague), await callTeamFunction({ action: 'list' }));
  const read = useDataRead(['team'], list, enabled);
  const nameOf = (who: string | null): string | undefined =>
    read.value?.find(({ uid, email }) => who === uid || who === email)?.name;
  return { ...read, nameOf, reload: () => client.invalidateQueries({ queryKey: ['team'] }) };
}
