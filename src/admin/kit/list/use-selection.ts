import { useState } from 'react';
import { UPDATE_MAX } from '#domain/admin/admin-calls.ts';

/** Returns the selection among the listed records; records that are filtered out do not count. */
export function useSelection<TRecord extends { id: string }>(listed: readonly TRecord[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = listed.filter(({ id }) => ids.has(id));
  const choosable = listed.slice(0, UPDATE_MAX);
  const isAll = chosen.length > 0 && chosen.length >= choosable.length;
  return {
    chosen,
    isAll,
    allLabel:
      listed.length > UPDATE_MAX ? `Choisir les ${UPDATE_MAX} premières lignes` : 'Tout choisir',
    has: (id: string) => ids.has(id),
    toggle(id: string) {
      const next = new Set(chosen.map((record) => record.id));
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    toggleAll: () => setIds(isAll ? new Set() : new Set(choosable.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
