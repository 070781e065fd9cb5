import { foldText, foldToWords } from '#domain/text/fold-text.ts';

/**
 * Kinds of amenities by which visitors filter hotels: the kind in URLs, its label, the words that owners write for it
 * (in the singular), and texts that contain such a word but mean something else. A star stands for any ending.
 */
const TABLE = `
piscine | Piscine | piscine, bassin de nage, couloir de nage, bassin chauffé, swimming pool, infinity pool |
spa | Spa et bains | spa, hammam, sauna, jacuzzi, therm*, balnéo*, thalasso*, massage, soin, onsen, source chaude, bain chaud, bain nordique, bain norvégien, bain finlandais, bain japonais, bain turc, bain à remous, bain de vapeur, bain de pierre | table de massage
mer | Mer et plage | plage, mer, océan, lagon, crique, calanque, pilotis | fruit de mer, mer de nuage, mer de glace, outre mer, serviette de plage, drap de plage, pour la plage, vers la plage
nautique | Sur l’eau | kayak, canoë, paddle, pirogue, barque, canot, bateau, voile, voilier, jonque, boutre, plongée, palme, snorkeling, surf, ponton, nautique |
ski | Ski et neige | ski, raquette, luge, patinoire, traîneau, neige | raquette de tennis, ski nautique
balades | Balades | rando*, trek*, sherpa, sentier, promenade, balade, vélo, vtt, bicyclette, cheval, chevaux, équitation |
sport | Sport | tennis, padel, squash, golf, fitness, gym, gymnase, musculation, salle de sport, terrain de sport, yoga, pilates |
table | Restaurant | restaurant, table, salle à manger, gastronomique, bistro, bistrot, brasserie, dîner, demi pension, pension complète | table de, table à, table basse, tennis de table
jardin | Jardin | jardin, parc, potager, verger, terrasse, patio, roseraie, orangerie | guide du parc, parc national, parc naturel, parc de stationnement
enfants | Enfants bienvenus | enfant, bébé, famille, chambre familial, suite familial, kid, baby sitt*, babysitt*, aire de jeu | en famille, de famille
chiens | Chiens admis | chien, animal, animaux, pet friendly, dog friendly | traîneau à chien, chien de traîneau, chien de garde, animaux sauvage, animaux de la ferme, observation des animaux
acces | Accès de plain-pied | plain pied, pmr, fauteuil roulant, mobilité réduite, handicap*, sans marche, sans escalier, accessible à tous, chambre accessible, entièrement accessible |
climatisation | Climatisation | climatis*, clim, air conditionné |
wifi | Wi-Fi | wi fi, wifi, internet |
parking | Stationnement | parking, garage, stationnement, voiturier, borne de recharge |
`;

/** Matches whole words, also in the plural. Older browsers know no lookbehind: the text has a space around each word. */
function matcher(words: string): RegExp {
  const plural = foldText(words).replace(/[a-z]{3,}(?!\*)/g, '$&e?[sx]?');
  return new RegExp(` (?:${plural.replaceAll('*', '[a-z]*').replaceAll(', ', '|')})(?= )`);
}

export const AMENITY_KINDS = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [kind = '', label = '', words = '', except = ''] = row.split('|').map((it) => it.trim());
    return { kind, label, words: matcher(words), except: except ? matcher(except) : undefined };
  });

const CLAUSES = /[,;.!?()–—]| mais | avec /;
const DENIED_BEFORE =
  / (?:pas(?! loin)|sans(?! supplement| frais| surcout)|aucune?|ni|non(?! loin| fumeur)|jamais|sauf|interdite?s?|deconseillee?s?) /;
const DENIED_BEHIND =
  / (?:(?:non|pas) (?:admi|accept|autoris|bienvenu|disponib)|interdit|refuse|exclu)| non $/;

function isNamed(clause: string, { words, except }: (typeof AMENITY_KINDS)[number]): boolean {
  const text = except ? clause.replace(except, ' ') : clause;
  const found = words.exec(text);
  if (!found) return false;
  const before = text.slice(0, found.index + 1);
  return !DENIED_BEFORE.test(before) && !DENIED_BEHIND.test(text.slice(before.length));
}

/** Returns the kinds of amenities in owners' texts; « pas de piscine » and « chiens non admis » name no kind. */
export function amenityKinds(amenities: readonly string[]): string[] {
  const clauses = amenities.flatMap((amenity) => foldText(amenity).split(CLAUSES));
  const texts = clauses.map((clause) => ` ${foldToWords(clause)} `);
  return AMENITY_KINDS.filter((known) => texts.some((text) => isNamed(text, known))).map(
    ({ kind }) => kind,
  );
}
