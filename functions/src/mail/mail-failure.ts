import * as v from 'valibot';
import { cutText } from '../../../src/domain/text/clean-text.ts';
import { errorText } from '../error-text.ts';

export type MailFailure = {
  isPermanent: boolean;
  /** French sentence for administrators, without email addresses. */
  summary: string;
  code: string;
};

const CAUSES: Record<string, string> = {
  ECONNECTION: 'Le serveur d’envoi a coupé la connexion',
  ESOCKET: 'Le serveur d’envoi ne répond pas',
  EDNS: 'Le serveur d’envoi est introuvable',
  ETIMEDOUT: 'Le serveur d’envoi n’a pas répondu à temps',
  EABORT: 'Le serveur d’envoi n’a pas répondu à temps',
  ETLS: 'La connexion au serveur d’envoi ne peut pas être chiffrée',
  EAUTH: 'Le serveur d’envoi refuse l’identification',
  ESENDER: 'Le serveur d’envoi refuse l’expéditeur',
  EENVELOPE: 'Le serveur d’envoi refuse le destinataire',
  EMESSAGE: 'Le serveur d’envoi refuse le message',
};

/** SMTP replies that ask for authentication; a server may send them after any command (RFC 4954). */
const AUTHENTICATION = [530, 534, 535, 538];

const SmtpError = v.object({
  code: v.fallback(v.string(), 'UNKNOWN'),
  command: v.fallback(v.string(), ''),
  response: v.fallback(v.string(), ''),
  responseCode: v.fallback(v.nullable(v.number()), null),
  permanent: v.fallback(v.boolean(), false),
});

const SUMMARY_MAX = 300;

/** Classifies nodemailer's error: 5xx about the mail itself is permanent, any other error is retried. */
export function mailFailure(error: unknown): MailFailure {
  const { code, command, response, responseCode, permanent } = v.parse(SmtpError, error);
  // The sender is the same in all mails and may not be verified yet, for example.
  const named = code === 'EENVELOPE' && command === 'MAIL FROM' ? 'ESENDER' : code;
  const name = AUTHENTICATION.includes(responseCode ?? 0) ? 'EAUTH' : named;
  const cause = CAUSES[name] ?? 'Une erreur inattendue est survenue';
  const said = errorText(response).replace(/\s+/g, ' ').trim();
  const isAboutMail = name === 'EENVELOPE' || name === 'EMESSAGE';
  return {
    // No reply: nodemailer itself refused the mail, for example an unsupported address.
    isPermanent: isAboutMail && (permanent || responseCode === null),
    summary: cutText(said ? `${cause}\u00a0: ${said}` : cause, SUMMARY_MAX),
    code: `${code} ${responseCode ?? ''}`.trim(),
  };
}

const FIRST_MS = 60_000;
const LONGEST_MS = 6 * 3_600_000;

/** Attempts per mail, spread over about two days, as is usual between mail servers. */
export const MAX_ATTEMPTS = 16;

/** Returns the delay after failed attempts, in milliseconds: doubled each time, up to 6 hours. */
export const retryDelay = (attempts: number): number =>
  Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
