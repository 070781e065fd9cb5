import { isRefusal, refusalReason } from '#data/admin/admin-error.ts';
import { OfflineError } from '#data/admin/require-online.ts';
import { report } from '#data/report.ts';

/** What a failed action's message adds: why, and that nothing was written. */
export function failureDescription(error: unknown): string {
  if (error instanceof OfflineError) {
    return 'Vous êtes hors connexion : rien n’a été modifié. Réessayez au retour du réseau.';
  }
  // Not a fault: what our functions refuse for a reason is for who asked to know.
  if (!isRefusal(error)) report('Une écriture de l’administration a échoué', error);
  return refusalReason(error) ?? 'Rien n’a été modifié : vérifiez votre connexion et réessayez.';
}
