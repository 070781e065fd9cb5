/** What the guards go by in production, where its parameters say nothing else (DEPLOY.md). */
export const DEFAULT_LIMITS = {
  callerLimit: 30,
  gateLimit: 300,
  recipientLimit: 10,
  minFillMs: 800,
} as const;
