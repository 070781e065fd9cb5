import { foldText, foldToSpacedWords } from '#domain/text/fold-text.ts';

/**
 * Kinds of amenities by which visitors filter hotels: the kind in URLs, its label, the words that owners write for it
 * (in the singular), and texts that contain such a word but mean something else. A star stands for any ending.
 */
// biome-ignore format: a line for each kind.
const KINDS = [
  { kind: 'piscine', label: 'Piscine', words: ['piscine', 'bassin de nage', 'couloir de nage', 'bassin chauffé', 'swimming pool', 'infinity pool'], except: [] },
  { kind: 'spa', label: 'Spa et bains', words: ['spa', 'hammam', 'sauna', 'jacuzzi', 'therm*', 'balnéo*', 'thalasso*', 'massage', 'soin', 'onsen', 'source chaude', 'bain chaud', 'bain nordique', 'bain norvégien', 'bain finlandais', 'bain japonais', 'bain turc', 'bain à remous', 'bain de vapeur', 'bain de pierre'], except: ['table de massage'] },
  { kind: 'mer', label: 'Mer et plage', words: ['plage', 'mer', 'océan', 'lagon', 'crique', 'calanque', 'pilotis'], except: ['fruit de mer', 'mer de nuage', 'mer de glace', 'outre mer', 'serviette de plage', 'drap de plage', 'pour la plage', 'vers la plage'] },
  { kind: 'nautique', label: 'Sur l’eau', words: ['kayak', 'canoë', 'paddle', 'pirogue', 'barque', 'canot', 'bateau', 'voile', 'voilier', 'jonque', 'boutre', 'plongée', 'palme', 'snorkeling', 'surf', 'ponton', 'nautique'], except: [] },
  { kind: 'ski', label: 'Ski et neige', words: ['ski', 'raquette', 'luge', 'patinoire', 'traîneau', 'neige'], except: ['raquette de tennis', 'ski nautique'] },
  { kind: 'balades', label: 'Balades', words: ['rando*', 'trek*', 'sherpa', 'sentier', 'promenade', 'balade', 'vélo', 'vtt', 'bicyclette', 'cheval', 'chevaux', 'équitation'], except: [] },
  { kind: 'sport', label: 'Sport', words: ['tennis', 'padel', 'squash', 'golf', 'fitness', 'gym', 'gymnase', 'musculation', 'salle de sport', 'terrain de sport', 'yoga', 'pilates'], except: [] },
  { kind: 'table', label: 'Restaurant', words: ['restaurant', 'table', 'salle à manger', 'gastronomique', 'bistro', 'bistrot', 'brasserie', 'dîner', 'demi pension', 'pension complète'], except: ['table de', 'table à', 'table basse', 'tennis de table'] },
  { kind: 'jardin', label: 'Jardin', words: ['jardin', 'parc', 'potager', 'verger', 'terrasse', 'patio', 'roseraie', 'orangerie'], except: ['guide du parc', 'parc national', 'parc naturel', 'parc de stationnement'] },
  { kind: 'enfants', label: 'Enfants bienvenus', words: ['enfant', 'bébé', 'famille', 'chambre familial', 'suite familial', 'kid', 'baby sitt*', 'babysitt*', 'aire de jeu'], except: ['en famille', 'de famille'] },
  { kind: 'chiens', label: 'Chiens admis', words: ['chien', 'animal', 'animaux', 'pet friendly', 'dog friendly'], except: ['traîneau à chien', 'chien de traîneau', 'chien de garde', 'animaux sauvage', 'animaux de la ferme', 'observation des animaux'] },
  { kind: 'acces', label: 'Accès de plain-pied', words: ['plain pied', 'pmr', 'fauteuil roulant', 'mobilité réduite', 'handicap*', 'sans marche', 'sans escalier', 'accessible à tous', 'chambre accessible', 'entièrement accessible'], except: [] },
  { kind: 'climatisation', label: 'Climatisation', words: ['climatis*', 'clim', 'air conditionné'], except: [] },
  { kind: 'wifi', label: 'Wi-Fi', words: ['wi fi', 'wifi', 'internet'], except: [] },
  { kind: 'parking', label: 'Stationnement', words: ['parking', 'garage', 'stationnement', 'voiturier', 'borne de recharge'], except: [] },
];

/** Matches whole words, also in the plural, in a folded text with a space on both sides of each word. */
function matcher(words: readonly string[]): RegExp {
  const plural = foldText(words.join('|')).replace(/[a-z]{3,}(?!\*)/g, '$&e?[sx]?');
  return new RegExp(` (?:${plural.replaceAll('*', '[a-z]*')})(?= )`);
}

export const AMENITY_KINDS = KINDS.map(({ words, except, ...kind }) => ({
  ...kind,
  words: matcher(words),
  except: matcher(except),
}));

const CLAUSES = /[,;.!?()–—]| mais | avec /;
const DENIED_BEFORE =
  / (?:pas(?! loin)|sans(?! supplement| frais| surcout)|aucune?|ni|non(?! loin| fumeur)|jamais|sauf|interdite?s?|deconseillee?s?) /;
const DENIED_BEHIND =
  / (?:(?:non|pas) (?:admi|accept|autoris|bienvenu|disponib)|interdit|refuse|exclu)| non $/;

function isNamed(clause: string, { words, except }: (typeof AMENITY_KINDS)[number]): boolean {
  const text = clause.replace(except, ' ');
  const match = words.exec(text);
  if (!match) return false;
  const before = text.slice(0, match.index + 1);
  return !DENIED_BEFORE.test(before) && !DENIED_BEHIND.test(text.slice(before.length));
}

/** Returns the kinds of amenities in owners' texts; « pas de piscine » and « chiens non admis » name no kind. */
export function findAmenityKinds(amenities: readonly string[]): string[] {
  const clauses = amenities.flatMap((amenity) => foldText(amenity).split(CLAUSES));
  const texts = clauses.map((clause) => ` ${foldToSpacedWords(clause)} `);
  const namedKinds = AMENITY_KINDS.filter((amenityKind) =>
    texts.some((text) => isNamed(text, amenityKind)),
  );
  return namedKinds.map(({ kind }) => kind);
}
