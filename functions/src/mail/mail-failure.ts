import * as v from 'valibot';
import { cutText } from '../../../src/domain/text/clean-text.ts';
import { anonymiseErrorText } from '../error-text.ts';

export type MailFailure = {
  isPermanent: boolean;
  /** Cause of the failure for administrators, in French, and the server's reply, without email addresses. */
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

type Refusal = {
  /** Matches an enhanced status code without its first digit, such as `1.1` for `5.1.1` (RFC 3463). */
  codes: RegExp;
  /** Matches words in the server's reply, for servers whose status code is missing, general or wrong. */
  words?: RegExp;
  cause?: string;
  isFinal?: boolean;
};

/** Refusals by SMTP servers; the first one that matches counts. A final refusal is one that no later attempt can change. */
const REFUSALS: readonly Refusal[] = [
  {
    codes: /^(?:2\.3|3\.4)$/,
    words: /message size|message too (?:big|large)|taille limite/i,
    cause: 'Le message est trop volumineux pour le serveur',
    isFinal: true,
  },
  {
    codes: /^(?:2\.2|3\.1)$/,
    words:
      /over ?quota|(?:mail)?box (?:is )?full|full mailbox|storage|bo[iî]te .*pleine|^552[ -](?!\d\.)/i,
    cause: 'La boîte du destinataire est pleine',
  },
  {
    codes: /^(?:4\.5|1\.90|7\.23[23])$/,
    words:
      /limit|quota|daily|hourly|\brate\b|throttl|credits|exceeded|maximum|d[eé]pass[eé]|too (?:many|much|fast|quickly|frequent)|later|gr[ae]y-?list|temporar|trop de|plus tard/i,
    cause:
      'Le serveur demande d’attendre, souvent parce que la limite d’envoi du jour est atteinte',
  },
  {
    codes: /^(?:1\.[12346]|1\.10|2\.1|4\.[14]|4\.310|7\.1[78])$/,
    cause: 'L’adresse du destinataire n’existe pas',
    isFinal: true,
  },
  {
    codes: /^(?:7\.\d+|1\.[78])$/,
    words:
      /\bspf\b|dkim|dmarc|spam|relay|polic|block|blacklist|reputation|denied|authori[sz]|authenti|verified|sender|from address|exp[eé]diteur|[eé]metteur|mail rejet/i,
    cause:
      'Le serveur refuse nos e-mails (chez votre fournisseur, vérifiez l’adresse d’expédition, et SPF, DKIM et DMARC de son domaine)',
  },
  { codes: /^(?:3\.[25]|4\.[237])$/ },
];

/** Matches an enhanced status code such as `5.1.1` (RFC 3463) in a server's reply, but no part of an IP address. */
const ENHANCED = /(?<![\d.])([45])\.(\d{1,3}\.\d{1,3})(?!\.?\d)/;
/** SMTP reply codes about the session, not about a mail or its recipient. */
const SESSION = [500, 502, 503, 504, 521];

const SmtpError = v.object({
  code: v.fallback(v.string(), 'UNKNOWN'),
  command: v.fallback(v.string(), ''),
  response: v.fallback(v.string(), ''),
  responseCode: v.fallback(v.nullable(v.number()), null),
  rejectedErrors: v.fallback(v.array(v.unknown()), []),
});

const SUMMARY_MAX = 300;

function isFinal(reply: string, responseCode: number, refusal: Refusal | undefined): boolean {
  if (responseCode < 500 || ENHANCED.exec(reply)?.[1] === '4') return false;
  return refusal ? refusal.isFinal === true : !SESSION.includes(responseCode);
}

/** Classifies nodemailer's error: permanent if nodemailer or the server refuses this mail for good, else temporary. */
export function classifyMailError(error: unknown): MailFailure {
  const { code, command, response, responseCode, rejectedErrors } = v.parse(SmtpError, error);
  const refused = rejectedErrors.map(classifyMailError);
  const worthAnotherTry = refused.find(({ isPermanent }) => !isPermanent) ?? refused[0];
  if (worthAnotherTry) return worthAnotherTry;
  const reply = anonymiseErrorText(response).replace(/\s+/g, ' ').trim();
  const status = ENHANCED.exec(reply)?.[2] ?? '';
  const isSignIn = AUTHENTICATION.includes(responseCode ?? 0);
  const refusal = isSignIn
    ? undefined
    : REFUSALS.find(({ codes, words }) => codes.test(status) || words?.test(reply));
  // A refused sender is no fault of this mail: for example, the address may not be verified yet.
  const envelope = { 'MAIL FROM': 'ESENDER', DATA: 'EMESSAGE' }[command] ?? code;
  const mailError = code === 'EENVELOPE' ? envelope : code;
  const name = isSignIn ? 'EAUTH' : mailError;
  const cause = refusal?.cause ?? CAUSES[name] ?? 'Une erreur inattendue est survenue';
  const isAboutMail = name === 'EENVELOPE' || name === 'EMESSAGE';
  return {
    // Without an SMTP reply, nodemailer itself refused the mail, for example because it does not support the address.
    isPermanent: isAboutMail && (responseCode === null || isFinal(reply, responseCode, refusal)),
    summary: cutText(reply ? `${cause}\u00a0: ${reply}` : cause, SUMMARY_MAX),
    code: `${code} ${responseCode ?? ''}`.trim(),
  };
}

const FIRST_MS = 60_000;
const LONGEST_MS = 6 * 3_600_000;

/** Maximum attempts to send a mail, spread over about two days, as is usual between mail servers. */
export const MAIL_ATTEMPTS_MAX = 16;

/** Returns how long to wait after a number of failed attempts, in milliseconds: doubled each time, up to 6 hours. */
export const mailRetryDelayMs = (attempts: number): number =>
  Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
