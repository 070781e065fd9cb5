import type { MailTransport } from './mail-desk.ts';

export type SmtpSettings = { host: string; port: number; user: string; password: string };

/** As many as a function sends at once: none waits for a connection while its time runs. */
export const SMTP_CONNECTIONS = 5;

const IMPLICIT_TLS_PORT = 465;

/** How long each step may take, in milliseconds. */
const LIMITS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

const isThisMachine = (host: string) => host === '127.0.0.1' || host === 'localhost';

/**
 * Connections to the SMTP server, kept between mails. Encrypted from the start or by STARTTLS, never
 * in the clear but to this machine. nodemailer is loaded here and on first use only.
 */
export async function smtpTransport(
  { host, port, user, password }: SmtpSettings,
  limits = LIMITS,
): Promise<MailTransport & { close(): void }> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    pool: true,
    host,
    port,
    secure: port === IMPLICIT_TLS_PORT,
    ...(isThisMachine(host) ? { ignoreTLS: true } : { requireTLS: true }),
    tls: { minVersion: 'TLSv1.2' },
    ...(user !== '' && { auth: { user, pass: password } }),
    maxConnections: SMTP_CONNECTIONS,
    // The outbox decides when to try again: here it would be at once, and count as one attempt.
    maxRequeues: 0,
    idleTimeout: 10_000,
    ...limits,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
