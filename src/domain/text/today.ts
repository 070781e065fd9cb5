import { TIME_ZONE } from '#domain/site/brand.ts';

/** Returns the day in Paris: yyyy-MM-dd, as Swedes write it. */
export const todayIso = (now = new Date()): string =>
  now.toLocaleDateString('sv-SE', { timeZone: TIME_ZONE });
