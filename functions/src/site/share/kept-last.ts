/**
 * Keeps the values made last, by key: who asks for one while it is made gets the same. What fails is
 * not kept.
 */
export function keptLast<TValue>(
  count: number,
): (key: string, make: () => Promise<TValue>) => Promise<TValue> {
  const kept = new Map<string, Promise<TValue>>();
  return (key, make) => {
    const known = kept.get(key);
    if (known) return known;
    const value = make();
    kept.set(key, value);
    for (const oldest of kept.keys()) {
      if (kept.size <= count) break;
      kept.delete(oldest);
    }
    value.catch(() => kept.delete(key));
    return value;
  };
}
