import { cutText } from '../../../src/domain/text/cut-text.ts';

/** Why a mail was not sent, and whether to try again. */
export type MailFailure = {
  /** A retry would fail the same way. */
  permanent: boolean;
  /** The server is at fault: other mails would fail too. */
  unreachable: boolean;
  /** For administrators; without email addresses. */
  summary: string;
  /** For the logs: codes only. */
  code: string;
};

/** Errors of the server or its configuration, which concern all mails. */
const ABOUT_THE_SERVER: Record<string, string> = {
  ECONNECTION: 'Le serveur d’envoi a coupé la connexion',
  ESOCKET: 'Le serveur d’envoi ne répond pas',
  EDNS: 'Le serveur d’envoi est introuvable',
  ETIMEDOUT: 'Le serveur d’envoi n’a pas répondu à temps',
  EABORT: 'Le serveur d’envoi n’a pas répondu à temps',
  ETLS: 'La connexion au serveur d’envoi ne peut pas être chiffrée',
  EPROTOCOL: 'Le serveur d’envoi a répondu de façon inattendue',
  EAUTH: 'Le serveur d’envoi refuse l’identification',
};

const ABOUT_THE_MAIL: Record<string, string> = {
  EENVELOPE: 'Le serveur d’envoi refuse le destinataire',
  EMESSAGE: 'Le serveur d’envoi refuse le message',
};

/** Demands for authentication: permanent codes that have nothing to do with the mail. */
const AUTH_REQUIRED = [530, 534, 535, 538];

const SUMMARY_MAX = 300;
const ADDRESS = /[^\s<>"]+@[^\s<>"]+/g;

const textOf = (error: object, key: string): string => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : '';
};

/** Classifies nodemailer's error: 5xx about the mail is permanent, anything else is retried. */
export function mailFailure(error: unknown): MailFailure {
  const fields = typeof error === 'object' && error !== null ? error : {};
  const code = textOf(fields, 'code');
  const responseCode: unknown = Reflect.get(fields, 'responseCode');
  const response = textOf(fields, 'response').replaceAll(ADDRESS, '…').replace(/\s+/g, ' ').trim();
  // The sender is the same for all mails; it may not be verified yet, for example.
  const isAboutSender = code === 'EENVELOPE' && textOf(fields, 'command') === 'MAIL FROM';
  const said = isAboutSender
    ? 'Le serveur d’envoi refuse l’expéditeur'
    : (ABOUT_THE_SERVER[code] ?? ABOUT_THE_MAIL[code] ?? 'Une erreur inattendue est survenue');
  const isRefusal =
    Reflect.get(fields, 'permanent') === true ||
    // Without an answer from the server, nodemailer itself refused, such as an unsupported address.
    typeof responseCode !== 'number';
  const needsAuth = AUTH_REQUIRED.some((known) => known === responseCode);
  return {
    permanent: code in ABOUT_THE_MAIL && isRefusal && !needsAuth && !isAboutSender,
    unreachable: code in ABOUT_THE_SERVER || needsAuth || isAboutSender,
    summary: cutText(response ? `${said}\u00a0: ${response}` : said, SUMMARY_MAX),
    code: [code || 'UNKNOWN', typeof responseCode === 'number' ? responseCode : '']
      .join(' ')
      .trim(),
  };
}

const FIRST_MS = 60_000;
const LONGEST_MS = 6 * 3_600_000;

/** How often a mail is tried: over about two days, as is usual between mail servers. */
export const MAX_ATTEMPTS = 16;

/**
 * The delay after a failed attempt, in milliseconds: doubled each time up to six hours, with a jitter of
 * 25 % so that mails that failed together are not retried together.
 * @param attempts how many have failed, from 1
 * @param random from 0 to 1
 */
export function retryDelay(attempts: number, random: number): number {
  const delay = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
  return Math.round(delay * (0.75 + random / 2));
}
