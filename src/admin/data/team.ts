import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { Colleague } from '#domain/admin/admin-calls.ts';
import { callTeam } from './calls.ts';
import { useRead } from './use-read.ts';

const readTeam = async () => v.parse(v.array(Colleague), await callTeam({ action: 'list' }));

/** Reads the list of administrators, and again on `reload`. */
export function useTeam(enabled = true) {
  const reads = useQueryClient();
  const read = useRead(['team'], readTeam, enabled);
  return { ...read, reload: () => reads.invalidateQueries({ queryKey: ['team'] }) };
}
