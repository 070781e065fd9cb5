// The accessibility statement's date and known gaps; the site's owners replace them after an audit of their site.

export const ACCESSIBILITY_CHECKED_ON = '2026-11-26';

export const ACCESSIBILITY_GAPS = [
  'Les sites des partenaires où se concluent les réservations\u00a0: nous ne les maîtrisons pas. Dites-nous ce qui vous arrête, et nous le leur signalerons.',
  'Les photographies anciennes ou venues d’un autre site, quand leur description est absente ou trop brève.',
  'Le film de l’introduction n’a ni son ni description\u00a0: il n’apprend rien que la page d’accueil ne dise, et un bouton permet de le passer.',
  'Aucune page n’a encore été essayée de bout en bout avec un lecteur d’écran. L’administration, réservée à l’équipe, suit les mêmes règles.',
];
