/**
 * Says whether something may happen now: `burst` times at once, and once more after each pause of
 * `everyMs` milliseconds.
 */
export function allowance(burst: number, everyMs: number): () => boolean {
  let left = burst;
  let at = Date.now();
  return () => {
    const now = Date.now();
    left = Math.min(burst, left + Math.max(0, now - at) / everyMs);
    at = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
