import { useState } from 'react';
import { formatCount } from '#domain/text/format.ts';

export type Selection = {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** What `toggleAll` chooses. */
  allLabel: string;
  state: 'all' | 'some' | 'none';
  toggleAll: () => void;
  clear: () => void;
};

/** The selected records of those listed, of which there may be more (`isCut`); a record that is filtered out is no longer selected. */
export function useSelection<TRecord extends { id: string }>(
  listed: readonly TRecord[],
  isCut = false,
): Selection & { chosen: readonly TRecord[] } {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = listed.filter(({ id }) => ids.has(id));
  const isAll = chosen.length > 0 && chosen.length === listed.length;
  return {
    chosen,
    has: (id) => ids.has(id),
    allLabel: isCut ? `Choisir les ${formatCount(listed.length)} affichés` : 'Tout choisir',
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
