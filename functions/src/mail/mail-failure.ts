/** Why a mail was not sent, and what follows from it. */
export type MailFailure = {
  /** Trying again would end the same way. */
  permanent: boolean;
  /** It was not about this mail: others would meet the same. */
  unreachable: boolean;
  /** For administrators; addresses are left out. */
  summary: string;
  /** For the logs: codes only. */
  code: string;
};

/** What a server says of all mails while it, or its configuration, is at fault. */
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

/** A server that asks for an identification says so with a permanent code, whatever the mail. */
const ASKS_FOR_IDENTIFICATION = [530, 534, 535, 538];

const SUMMARY_MAX = 300;
const ADDRESS = /[^\s<>"]+@[^\s<>"]+/g;

const textOf = (error: object, key: string): string => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : '';
};

/** Reads nodemailer's error: 5xx about the mail is permanent, all else is tried again. */
export function mailFailure(error: unknown): MailFailure {
  const fields = typeof error === 'object' && error !== null ? error : {};
  const code = textOf(fields, 'code');
  const responseCode: unknown = Reflect.get(fields, 'responseCode');
  const response = textOf(fields, 'response').replaceAll(ADDRESS, '…').replace(/\s+/g, ' ').trim();
  // The sender is the same for all mails: not yet verified, say, which is put right elsewhere.
  const isAboutSender = code === 'EENVELOPE' && textOf(fields, 'command') === 'MAIL FROM';
  const said = isAboutSender
    ? 'Le serveur d’envoi refuse l’expéditeur'
    : (ABOUT_THE_SERVER[code] ?? ABOUT_THE_MAIL[code] ?? 'Une erreur inattendue est survenue');
  const isRefusal =
    Reflect.get(fields, 'permanent') === true ||
    // Without an answer of the server it was refused on this side: such as an address it cannot take.
    typeof responseCode !== 'number';
  const asks = ASKS_FOR_IDENTIFICATION.some((asking) => asking === responseCode);
  return {
    permanent: code in ABOUT_THE_MAIL && isRefusal && !asks && !isAboutSender,
    unreachable: code in ABOUT_THE_SERVER || asks || isAboutSender,
    summary: (response ? `${said} : ${response}` : said).slice(0, SUMMARY_MAX),
    code: [code || 'UNKNOWN', typeof responseCode === 'number' ? responseCode : '']
      .join(' ')
      .trim(),
  };
}
