import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { logger } from 'firebase-functions/v2';
import type { SendMailOptions } from 'nodemailer';
import type { MailAddresses } from './compose.ts';
import { classifyMailError } from './mail-failure.ts';

const SMTP_HOST = defineString('SMTP_HOST');
const SMTP_PORT = defineInt('SMTP_PORT', { default: 587 });
const SMTP_USER = defineString('SMTP_USER');
export const SMTP_PASSWORD = defineSecret('SMTP_PASSWORD');
const MAIL_FROM = defineString('MAIL_FROM');
const MAIL_TO = defineString('MAIL_TO');
const LETTERS_PER_MINUTE = defineInt('LETTERS_PER_MINUTE', { default: 60 });

export type Mailer = {
  transport: Awaited<ReturnType<typeof openSmtpTransport>>;
  addresses: MailAddresses;
  now: () => Date;
  attemptMs: number;
  lettersPerMinute: number;
  log: Pick<typeof logger, 'info' | 'warn' | 'error'>;
};

type SmtpSettings = { host: string; port: number; user: string; password: string };

/** Opens the SMTP transport, which requires TLS except to a server on this machine. Loads nodemailer on first use. */
export async function openSmtpTransport({ host, port, user, password }: SmtpSettings) {
  const { createTransport } = await import('nodemailer');
  const isThisMachine = host === '127.0.0.1' || host === 'localhost';
  return createTransport({
    host,
    port,
    secure: port === 465,
    ignoreTLS: isThisMachine,
    requireTLS: !isThisMachine,
    tls: { minVersion: 'TLSv1.2' },
    ...(user !== '' && { auth: { user, pass: password } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Hands a message to the mail server. @returns why the server, the network or a recipient's server refused, or null */
export async function submitMail({ transport, attemptMs }: Mailer, message: SendMailOptions) {
  try {
    const signal = AbortSignal.timeout(attemptMs);
    const { rejectedErrors = [] } = await transport.sendMail({ ...message, signal });
    const [refused] = rejectedErrors;
    return refused ? { ...classifyMailError(refused), isSent: true } : null;
  } catch (error) {
    return { ...classifyMailError(error), isSent: false };
  }
}

export async function openMailer(): Promise<Mailer> {
  const transport = await openSmtpTransport({
    host: SMTP_HOST.value(),
    port: SMTP_PORT.value(),
    user: SMTP_USER.value(),
    password: SMTP_PASSWORD.value(),
  });
  return {
    transport,
    addresses: { from: MAIL_FROM.value(), team: MAIL_TO.value() },
    now: () => new Date(),
    attemptMs: 60_000,
    lettersPerMinute: LETTERS_PER_MINUTE.value(),
    log: logger,
  };
}
