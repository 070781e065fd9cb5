import { useState } from 'react';

export type Selection = {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  state: 'all' | 'some' | 'none';
  toggleAll: () => void;
  clear: () => void;
};

/** The selected records; a record that is filtered out is no longer selected. */
export function useSelection<TRecord extends { id: string }>(
  listed: readonly TRecord[],
): Selection & { chosen: readonly TRecord[] } {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = listed.filter(({ id }) => ids.has(id));
  const isAll = chosen.length > 0 && chosen.length === listed.length;
  return {
    chosen,
    has: (id) => ids.has(id),
    state: isAll ? 'all' : chosen.length > 0 ? 'some' : 'none',
    toggle(id) {
      const next = new Set(chosen.map((record) => record.id));
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    toggleAll: () => setIds(isAll ? new Set() : new Set(listed.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
