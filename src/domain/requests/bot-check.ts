export type BotCheckFields = { trap: string; elapsedMs: number };

/** Name of the hidden anti-bot field, which browsers never autofill. */
export const HONEYPOT_FIELD_NAME = 'sujet';
