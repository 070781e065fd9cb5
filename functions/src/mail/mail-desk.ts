import type { Firestore } from 'firebase-admin/firestore';
import type { MailMessage } from './compose-message.ts';

/** What sends a message; nodemailer's transport is one. */
export type MailTransport = {
  /** Resolves when the server took the mail for somebody; `rejected` are those it refused. */
  sendMail(
    message: MailMessage & { signal: AbortSignal },
  ): Promise<{ rejected?: readonly unknown[] | undefined }>;
};

/** Who writes, and to whom the team's mails go. */
export type MailAddresses = { from: string; team: string };

type Log = (text: string, fields: Record<string, string | number>) => void;

/** What the outbox works with; tests bring their own clock, chance and transport. */
export type MailDesk = {
  db: Firestore;
  transport: MailTransport;
  addresses: MailAddresses;
  now: () => Date;
  /** From 0 to 1. */
  random: () => number;
  wait: (ms: number) => Promise<unknown>;
  log: { info: Log; warn: Log; error: Log };
};
