/** Texts that are prescribed word for word: with straight apostrophes, ordinary spaces and three dots. */
export const PRESCRIBED_WORDS: readonly string[] = [
  "Chargement de la page d'accueil...",
  'Chargement des articles...',
  "Vérification de l'authentification...",
  'Connexion....',
  'Sauvegarde...',
  'Envoi en cours...',
  'Inscription...',
  "S'inscrire",
  "Nom d'hôtel ou destination",
  "Essayez d'ajuster vos filtres pour voir plus de résultats.",
  'Budget max:',
  "Voir l'offre",
  "Lire l'article",
  "L'Expérience",
  "L'email est requis",
  'Adresse email invalide',
  "L'adresse email est requise",
  "Format d'email invalide",
  "Le nom d'utilisateur Instagram est requis",
  "Le nom d'utilisateur TikTok est requis",
  'Êtes-vous sûr de vouloir supprimer \uFFFC ?',
  'Cette adresse email est déjà inscrite à notre newsletter',
  "Une erreur est survenue lors de l'inscription",
  'Merci pour votre inscription!',
  'Vous recevrez bientôt nos offres exclusives par email.',
  'Lien partagé avec succès!',
  'Lien copié dans le presse-papiers!',
  "Erreur lors de l'envoi",
  "Erreur inconnue lors de l'envoi",
  'Message envoyé !',
  'Demande envoyée !',
  'Ouverture de votre client email',
  'Email ou mot de passe incorrect',
  "Une erreur inattendue s'est produite",
  "Impossible de charger l'article",
  "Impossible de sauvegarder l'article",
  "Impossible de supprimer l'article",
  "Impossible de créer l'hôtel",
  "Impossible de modifier l'hôtel",
  "Impossible de supprimer l'hôtel",
  "Impossible de supprimer l'abonnement",
  "L'abonnement a été supprimé avec succès",
  "Email,Source,Date d'inscription,Actif",
];

/** Placeholder for a value inserted into a sentence, or for an element inside it. */
export const VALUE_PLACEHOLDER = '\uFFFC';

const RULES: [fault: string, pattern: RegExp][] = [
  ['no typographic apostrophe', /\p{L}'|'\p{L}/u],
  ['straight quotation marks', /"/],
  ['three dots, not an ellipsis', /\.{3}/],
  ['no U+202F before ; ! or ?', /(?<![\u202F!?])[;!?]/],
  ['no U+00A0 before a colon', /(?<!\u00A0):(?=\s|$)/],
  ['no U+202F inside « »', /«(?!\u202F)|(?<!\u202F)»/],
  [
    'a number apart from its thousands or its sign',
    /\d[ \u00A0]\d{3}(?!\d)|\d (?:€|%|h(?!\p{L}))/u,
  ],
  [
    'e-mail spelled otherwise',
    /(?<![\p{L}\d@./_-])(?:e?mail|courriel)s?(?![\p{L}\d@_=-]|\.\p{L})/iu,
  ],
];

const URLS = /\b(?:https?:\/\/|www\.)\S*|(?<![\p{L}\d])\/[\w/]+\?\S+/gu;

/** Returns a French text's violations of the site's typography; prescribed words are exempt. */
export function typographyFaults(text: string): string[] {
  const prose = PRESCRIBED_WORDS.reduce(
    (rest, words) => rest.replaceAll(words, VALUE_PLACEHOLDER),
    text,
  );
  const words = prose.replace(URLS, VALUE_PLACEHOLDER);
  return RULES.flatMap(([fault, pattern]) => {
    const at = words.search(pattern);
    return at < 0 ? [] : [`${fault}: ${words.slice(Math.max(0, at - 40), at + 40)}`];
  });
}
