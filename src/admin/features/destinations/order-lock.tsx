export const ORDER_LOCK_ID = 'ordre-verrouille';

/** Why the order stays as it is while a form is open: what cannot be pressed is described by it. */
export function OrderLock() {
  return (
    <p id={ORDER_LOCK_ID} className="mb-6 text-small text-ink-2">
      L’ordre ne change pas tant que la fiche est ouverte{'\u202f'}: enregistrez-la ou fermez-la
      d’abord.
    </p>
  );
}
