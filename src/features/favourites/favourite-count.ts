const TEENS = 'Onze Douze Treize Quatorze Quinze Seize Dix-sept Dix-huit Dix-neuf Vingt';
/** By number; those above twenty are written in digits. */
const WORDS = ` Une Deux Trois Quatre Cinq Six Sept Huit Neuf Dix ${TEENS}`.split(' ');

const NONE =
  'Aucune maison pour l’instant\u00a0: tout se garde sur cet appareil, sans compte et sans mot de passe.';

export function favouriteCount(count: number): string {
  if (count === 0) return NONE;
  const kept = count > 1 ? 'maisons gardées' : 'maison gardée';
  return `${WORDS[count] ?? count} ${kept} sur cet appareil, sans compte et sans mot de passe.`;
}
