import { useState } from 'react';

/**
 * The key of an editor. That of a new record stays when the record gets its own address, so that
 * typing goes on; the next new record has another one.
 * @param key of what is loaded
 * @param id null for a new record
 * @returns also a function that takes the id of the record just created
 */
export function useEditorKey(key: string, id: string | null): [string, (id: string) => void] {
  const [created, setCreated] = useState<{ id: string; isThere: boolean } | null>(null);
  const [count, setCount] = useState(0);
  const [last, setLast] = useState(key);
  const isCreated = created !== null && id === created.id;
  if (isCreated && !created.isThere) setCreated({ ...created, isThere: true });
  const isLeft = created !== null && !isCreated && (created.isThere || id !== null);
  if (isLeft) {
    setCreated(null);
    setCount(count + 1);
  }
  const current = isCreated ? last : `${key}/${isLeft ? count + 1 : count}`;
  if (current !== last) setLast(current);
  return [current, (newId) => setCreated({ id: newId, isThere: false })];
}
