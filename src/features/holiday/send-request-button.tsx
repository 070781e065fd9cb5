import { Button } from '#ui/button.tsx';

/** The one decisive button of the page, and what becomes of what was written. */
export function SendRequest({ isSending }: { isSending: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-7 gap-y-5 md:col-span-2">
      <Button
        type="submit"
        variant="accent"
        aria-disabled={isSending || undefined}
        className="max-md:w-full"
      >
        {isSending ? 'Envoi en cours...' : 'Envoyer ma demande'}
      </Button>
      <p className="max-w-96 text-small text-ink-2">
        Vos coordonnées ne servent qu’à vous répondre. Voir les{' '}
        <a href="/legal" className="link-text">
          mentions légales
        </a>
        .
      </p>
    </div>
  );
}
