import { isRefusal, refusalReason } from '#admin/data/admin-error.ts';
import { OfflineError } from '#admin/data/require-online.ts';
import { NoAnswerError } from '#admin/data/with-deadline.ts';
import { UnconfirmedError } from '#admin/data/write-transaction.ts';
import { report } from '#data/report.ts';

/** The description of a failed action: why it failed, and that nothing was written. */
export function failureDescription(error: unknown): string {
  if (error instanceof OfflineError) {
    return 'Vous êtes hors connexion\u00a0: rien n’a été modifié. Réessayez au retour du réseau.';
  }
  if (error instanceof UnconfirmedError) {
    return 'Le serveur n’a pas confirmé\u00a0: on ne sait pas si la modification a été enregistrée. Réessayez au retour du réseau, sans rien changer\u00a0: rien ne sera enregistré deux fois.';
  }
  if (error instanceof NoAnswerError) {
    return 'Le serveur ne répond pas\u00a0: rien n’a été modifié. Vérifiez votre réseau et réessayez.';
  }
  // A refusal by our own functions is expected, and not reported.
  if (!isRefusal(error)) report('Une écriture de l’administration a échoué', error);
  return (
    refusalReason(error) ?? 'Rien n’a été modifié\u00a0: vérifiez votre connexion et réessayez.'
  );
}
