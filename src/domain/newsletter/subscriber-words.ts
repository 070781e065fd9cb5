import { objectKeys } from '#domain/schema/field.ts';
import { foldToSpacedWords } from '#domain/text/fold-text.ts';

/** Returns a pattern that matches what one of `patterns` matches. */
export const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'));

/** Words for states of people who are not, or no longer, subscribed, the gravest state first, in cells and headings. */
const DEPARTURES = {
  complained: anyOf(
    /complain|abuse|as ?spam|\b(spam|junk)/,
    /plainte|plaign|indesirable/,
    /beschwer/,
  ),
  bounced: anyOf(
    /bounc|undeliver|invalid(?!es)|\b(cleaned|clean (time|camp)|dropped|deceased)/,
    /rebond|non remis|rejete|quarant|adresse (inconnue|morte|fausse|erronee)|boite pleine/,
    /\bdecede|\bnpai\b/,
    /unzustell|\brebot/,
  ),
  pending: anyOf(
    /\bpending|unconfirm|unactivat|unverif|validating|awaiting/,
    /en attente|a confirmer|in attesa/,
    /unbestatigt|ausstehend/,
    /\b(not?|non|nicht|niet|nao) (activat|confirm|bestatigt|bevestigd|valid)/,
  ),
  unsubscribed: anyOf(
    /unsub|cancel|archived?\b|(black|block) ?list|suppress|inacti|withdr|^left\b|^end( date| at| on)?$/,
    /\b(opt(ed)? ?out|removed|deleted|blocked|disabled|paused|declin|disengaged|expired)/,
    /\b(no longer|do ?not|non ?(member|marketing))|\b(stop|dn[ce]|ended)\b/,
    /\b(not|never|pas|jamais|nicht)\b|\b(non ?|(ex|ancien(ne)?s?|former) )(abonn|inscri|subscri)/,
    /desabo|desinscri|des?activ|resili|bloque|supprime|retrait d[eu] |^fin$|^depart( le)?$|^partie?s?$/,
    /\b(radie|refus|retire|revo[kq]|oppos|suspen|arret|fin d|liste (noire|rouge|repoussoir))|^plus /,
    /\b(exclu(ded?|e?s?|sions?)|expiree?s?|partie?s? le|quitte?e?s?|ne? ([a-z]+ ){0,2}plus)\b/,
    /(^|\bdate de )sortie?\b/,
    /\bbaja\b|disiscri|descadastr/,
    /austritt|austrag|abgemeldet|abmeld|abbestell|ausgetragen|gesperrt|gekundigt|geloscht|inaktiv/,
    /uitgeschr|afgemeld/,
  ),
};
export type FormerSubscriberState = keyof typeof DEPARTURES;
/**
 * Words that mean a departure in any text. The other words of DEPARTURES may mean something else, for example in a
 * name.
 */
const LEFT = anyOf(
  /\b(un ?subscribe[ds]?|(hard|soft) bounces?|bounced|complained|opted out|cleaned|unconfirmed)\b/,
  /\b(non ?members?|(black|block) ?list(ed|e)?|(suppression|exclusion) list)\b|^bounces?$/,
  /\b(npai|liste noire|(desabonne|desinscrit|bloque|blackliste|radie|decede)( ?e)?s?)\b/,
  /\b(ex|ancien(ne)?s?) (abonne|inscrit)( ?e)?s?\b/,
  /adresse (inconnue|morte|fausse|erronee)|boite pleine/,
  /\babgemeldet\b/,
);
/** Matches « not », « never », « pas »… if no word about mail follows, as in the remark « n’aime pas la mer ». */
const NO_ABOUT_ELSE =
  /\b(?:not|never|pas|jamais|nicht)\b(?!.*(?:recev|receiv|contact|mail|ecri|envo|lett|news|interes))/g;

export const ACTIVE_SUBSCRIBER_PATTERN = anyOf(
  /^(acti(ve|f|vo)s?|verified|valid(e|ated)?|enabled|subscribe[dr]|express?)$/,
  /^(opt(ed)? ?in|(single|double)( opt ?in)?|marketing contact|contact marketing)$/,
  /^(confirme[de]?( e)?|abonne( ?e)?s?|inscrit( ?e|[ao])?s?)$/,
  /^(aktiv|angemeldet|abonniert|bestatigt|eingetragen|geabonneerd)$/,
  /^(attivo|iscritt[aio]|suscrit[ao]s?)$/,
);
/** Matches a clear yes. « Oui, mais … » is none: an administrator is asked about it. */
export const YES_PATTERN = anyOf(
  /^(yes|oui|ja)\b(?!.* (mais|sauf|but|except|aber)\b)/,
  /^(y|o|j|t|si|sim|true|v|vrai|wahr|1|coche|checked|on|x)$/,
);
export const NO_PATTERN = anyOf(
  /^(no|non|nein|nee|nao)( (merci|thanks?|thank you|danke))?$/,
  /^(n|none|never|jamais|aucune?|false|faux|falsch|f|0|croix)$/,
);
/**
 * Matches cells that, in a column about departures, mean that the person has not left: empty ones, « 0000-00-00 », «
 * allowed ».
 */
export const NO_INFORMATION_PATTERN = /^([0 ]*|null|n a|allow(ed)?|autorisee?)$/;

/** Returns the folded words of a cell or heading; « isExcluded » has two words, and a ticked box says « oui ». */
export const foldCellToWords = (text: string): string =>
  foldToSpacedWords(
    text
      .replace(/[☑✓✔✅]/gu, ' oui ')
      .replace(/☐/gu, ' non ')
      .replace(/[☒✗✘❌]/gu, ' croix ')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'),
  );

/** Returns the state of a former subscriber that folded words name, else null. */
const findDeparture = (words: string): FormerSubscriberState | null =>
  objectKeys(DEPARTURES).find((name) => DEPARTURES[name].test(words)) ?? null;

/** Returns the state of a former subscriber that a cell or heading about subscriptions names, else null. */
export const findFormerState = (text: string) => findDeparture(foldCellToWords(text));

/**
 * Returns the state of a former subscriber that a remark about a person names. « Not » or « pas » counts only if a word
 * about mail follows.
 */
export const findFormerStateInRemark = (text: string) =>
  findDeparture(foldCellToWords(text).replace(NO_ABOUT_ELSE, ''));

/** Returns the state of a former subscriber that a text about anything names: only unmistakable words count. */
export function findFormerStateInAnyText(text: string) {
  const words = foldCellToWords(text);
  return LEFT.test(words) ? findDeparture(words) : null;
}
