/** How long a text is, and how long it should be at most: « 114 sur 160 caractères recommandés ». */
export function lengthHint(text: string, recommended: number): string {
  const length = text.trim().length;
  const over = length - recommended;
  const count = `${length} sur ${recommended} caractères recommandés`;
  return over > 0 ? `${count} : ${over} de trop, la fin risque de ne pas être affichée` : count;
}
