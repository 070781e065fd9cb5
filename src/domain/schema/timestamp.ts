/** Returns true for a Timestamp of Firestore, whichever SDK has read it. */
export const isTimestamp = (value: unknown): value is { toDate(): Date } =>
  value instanceof Object && 'toDate' in value && typeof value.toDate === 'function';
