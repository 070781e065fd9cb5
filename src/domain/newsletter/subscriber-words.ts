import { objectKeys } from '#domain/schema/field.ts';
import { foldToSpacedWords } from '#domain/text/fold-text.ts';

/** Matches a text that contains one of `words`: `<` and `>` are the edges of a word, `_` is a space. */
export const patternContaining = (words: string): RegExp =>
  new RegExp(words.trim().replace(/\s+/g, '|').replaceAll('_', ' ').replace(/[<>]/g, '\\b'));
/** Matches a text that equals one of `words`, which are written as for `patternContaining`. */
const being = (words: string) => new RegExp(`^(?:${patternContaining(words).source})$`);

/** Words for states of people who are not, or no longer, subscribed, the gravest state first, in cells and headings. */
const DEPARTURES = {
  complained: patternContaining(
    'complain abuse <spam as_?spam <junk plainte plaign indesirable beschwer',
  ),
  bounced: patternContaining(`
    bounc <cleaned <clean_(time|camp) <dropped undeliver invalid(?!es) <deceased <npai> rebond non_remis rejete quarant
    <decede adresse_(inconnue|morte|fausse|erronee) boite_pleine unzustell <rebot`),
  pending: patternContaining(`
    <pending unconfirm unactivat unverif validating awaiting en_attente a_confirmer in_attesa unbestatigt ausstehend
    <(not?|non|nicht|niet|nao)_(activat|confirm|bestatigt|bevestigd|valid)`),
  unsubscribed: patternContaining(`
    unsub <opt(ed)?_?out <stop> cancel <removed <deleted archived?> (black|block)_?list <blocked suppress <disabled
    <paused inacti withdr <declin ^left> <no_longer <do_?not <dn[ce]> <disengaged <expired ^end(_date|_at|_on)?$ <ended>
    <non_?(member|marketing) <(not|never|pas|jamais|nicht)> <(non_?|(ex|ancien(ne)?s?|former)_)(abonn|inscri|subscri)
    desabo desinscri des?activ resili bloque supprime <exclu(ded?|e?s?|sions?)> <radie <refus <retire retrait_d[eu]_
    <revo[kq] <oppos <suspen <arret <expiree?s?> (^|<date_de_)sortie?> ^fin$ <fin_d ^depart(_le)?$ ^partie?s?$
    <partie?s?_le> <quitte?e?s?> <liste_(noire|rouge|repoussoir) <ne?_([a-z]+_){0,2}plus> ^plus_
    <baja> disiscri descadastr austritt austrag abgemeldet abmeld abbestell ausgetragen gesperrt gekundigt geloscht
    inaktiv uitgeschr afgemeld`),
};
export type FormerSubscriberState = keyof typeof DEPARTURES;
/**
 * Words that mean a departure in any text. The other words of DEPARTURES may mean something else, for example in a
 * name.
 */
const LEFT = patternContaining(`
  <un_?subscribe[ds]?> <(hard|soft)_bounces?> <bounced> ^bounces?$ <complained> <opted_out> <cleaned> <npai>
  <unconfirmed> <non_?members?> <(black|block)_?list(ed|e)?> <(suppression|exclusion)_list> <liste_noire> <abgemeldet>
  <(desabonne|desinscrit|bloque|blackliste|radie|decede)(_?e)?s?> <(ex|ancien(ne)?s?)_(abonne|inscrit)(_?e)?s?>
  adresse_(inconnue|morte|fausse|erronee) boite_pleine`);
/** Matches « not », « never », « pas »… if no word about mail follows, as in the remark « n’aime pas la mer ». */
const NO_ABOUT_ELSE =
  /\b(?:not|never|pas|jamais|nicht)\b(?!.*(?:recev|receiv|contact|mail|ecri|envo|lett|news|interes))/g;

export const ACTIVE_SUBSCRIBER_PATTERN = being(`
  acti(ve|f|vo)s? verified valid(e|ated)? enabled opt(ed)?_?in (single|double)(_opt_?in)? express? subscribe[dr]
  confirme[de]?(_e)? abonne(_?e)?s? inscrit(_?e|[ao])?s? aktiv angemeldet abonniert bestatigt eingetragen attivo
  iscritt[aio] suscrit[ao]s? geabonneerd marketing_contact contact_marketing`);
/** Matches a clear yes. « Oui, mais … » is none: an administrator is asked about it. */
export const YES_PATTERN = being(`
  (yes|oui|ja)>(?!.*_(mais|sauf|but|except|aber)>).* y o j t si sim true v vrai wahr 1 coche checked on x`);
export const NO_PATTERN = being(`
  (no|non|nein|nee|nao)(_(merci|thanks?|thank_you|danke))? n none never jamais aucune? false faux falsch f 0 croix`);
/**
 * Matches cells that, in a column about departures, mean that the person has not left: empty ones, « 0000-00-00 », «
 * allowed ».
 */
export const NO_INFORMATION_PATTERN = being('[0_]* null n_a allow(ed)? autorisee?');

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
