/**
 * Keeps what was read last for some time, in milliseconds: those who ask meanwhile get the same. What
 * fails is not kept.
 */
export function keptFor<TValue>(
  milliseconds: number,
  now: () => number = Date.now,
): (read: () => Promise<TValue>) => Promise<TValue> {
  let kept: { until: number; value: Promise<TValue> } | undefined;
  return (read) => {
    if (kept && now() < kept.until) return kept.value;
    const value = read();
    const fresh = { until: now() + milliseconds, value };
    kept = fresh;
    value.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return value;
  };
}
