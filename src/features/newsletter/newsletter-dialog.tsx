import { currentSettings } from '#data/settings.ts';
import type { NewsletterSource } from '#domain/newsletter/newsletter.ts';
import { newsletterPromise } from '#domain/newsletter/newsletter.ts';
import { EMAIL_MAX } from '#domain/site/limits.ts';
import { Honeypot } from '#features/forms/honeypot.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/forms/field.tsx';
import { rememberPopupClosed } from './popup-memory.ts';
import { useSignUp } from './use-sign-up.ts';

type NewsletterDialogProps = {
  open: boolean;
  source: NewsletterSource;
  onClose: () => void;
};

export function NewsletterDialog({ open, source, onClose }: NewsletterDialogProps) {
  const close = () => {
    if (source === 'scroll') rememberPopupClosed();
    onClose();
  };
  const { form, isSending, onSubmit } = useSignUp(source, close);
  return (
    <Dialog
      open={open}
      onClose={close}
      poster="/art/hotel-cyclades-800.webp"
      title={
        <>
          La lettre <br className="md:hidden" />
          de <br className="max-md:hidden" />
          Grand Séjour
        </>
      }
    >
      <p className="mt-3.5 text-ink-2">{newsletterPromise(currentSettings()).offer}</p>
      <form ref={form} onSubmit={onSubmit} className="mt-5">
        {/* Not marked as required: it is the only field. */}
        <Field label="Adresse e-mail">
          {(control) => (
            <input
              type="email"
              name="email"
              required
              maxLength={EMAIL_MAX}
              autoComplete="email"
              data-autofocus
              {...control}
            />
          )}
        </Field>
        <Honeypot />
        <Button type="submit" aria-disabled={isSending || undefined} className="w-full">
          {isSending ? 'Inscription...' : "S'inscrire"}
        </Button>
      </form>
      <p className="mt-4 text-small text-ink-2">
        Vous pouvez vous désinscrire à tout moment, d’un seul geste.
      </p>
    </Dialog>
  );
}
