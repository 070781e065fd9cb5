/** Returns a stored Timestamp as a Date; null for any other value. */
export function dateIn(value: unknown): Date | null {
  if (typeof value !== 'object' || value === null || !('toDate' in value)) return null;
  const date: unknown = typeof value.toDate === 'function' ? value.toDate() : null;
  return date instanceof Date ? date : null;
}

/** Returns a stored Timestamp as an ISO string; null for any other value. */
export const instantIn = (value: unknown): string | null => dateIn(value)?.toISOString() ?? null;
