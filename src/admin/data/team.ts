import { useQueryClient } from '@tanstack/react-query';
import type { Colleague } from '#domain/admin/admin-calls.ts';
import { callTeam } from './calls.ts';
import { useRead } from './use-read.ts';

/** Returns the administrators, and reads them again on `reload`. */
export function useTeam(enabled = true) {
  const reads = useQueryClient();
  const read = useRead(['team'], () => callTeam<Colleague[]>({ action: 'list' }), enabled);
  return { ...read, reload: () => reads.invalidateQueries({ queryKey: ['team'] }) };
}
