/** What a callable answers, as the browser reads it (spec section 7). */
export type CallAnswer = { success: true } | { success: false; error: string };
