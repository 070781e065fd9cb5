import { toastInfo } from '#ui/toast/toast.ts';

/** Offers the new version; nothing changes until the visitor accepts. */
export function announceUpdate(apply: () => void): void {
  const action = { label: 'Mettre à jour', onPress: apply, durationMs: Number.POSITIVE_INFINITY };
  toastInfo('Une nouvelle version est disponible', undefined, action, ['version']);
}
