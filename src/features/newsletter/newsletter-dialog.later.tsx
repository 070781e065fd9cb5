import { createRoot, type Root } from 'react-dom/client';
import { type NewsletterSource, newsletterPromiseTexts } from '#domain/newsletter/newsletter.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { BRAND } from '#domain/site/brand.ts';
import { EMAIL_MAX } from '#domain/site/limits.ts';
import { Honeypot } from '#features/requests/form-guard.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/forms/field.tsx';
import { useCloseOnBack } from '#ui/use-close-on-back.ts';
import { NewsletterConsentText } from './consent.tsx';
import {
  rememberNewsletterPopupClosed,
  useNewsletterSignUp,
  wasNewsletterPopupClosed,
} from './use-sign-up.ts';

/** The email address that was typed in the dialog but not sent, shown when the dialog opens again. */
let typed = '';

type NewsletterDialogProps = {
  source: NewsletterSource;
  settings: SiteSettings;
  onClose: () => void;
};

export function NewsletterDialog({ source, settings, onClose }: NewsletterDialogProps) {
  const close = () => {
    if (source === 'scroll') rememberNewsletterPopupClosed();
    onClose();
  };
  const { form, isSending, onSubmit } = useNewsletterSignUp(source, () => {
    typed = '';
    close();
  });
  useCloseOnBack(true, close);
  return (
    <Dialog
      onClose={close}
      poster="/art/hotel-cyclades-800.webp"
      title={
        <>
          La lettre <br className="md:hidden" />
          de <br className="max-md:hidden" />
          {BRAND}
        </>
      }
    >
      <p className="mt-3 text-ink-2">{newsletterPromiseTexts(settings).offer}</p>
      <form ref={form} onSubmit={onSubmit} className="mt-5">
        {/* The label does not say that the field is required: the form has no other field. */}
        <Field label="Adresse e-mail">
          {(control) => (
            <input
              type="email"
              name="email"
              required
              maxLength={EMAIL_MAX}
              autoComplete="email"
              data-autofocus
              defaultValue={typed}
              onChange={({ target }) => {
                typed = target.value;
              }}
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
        <NewsletterConsentText />
      </p>
    </Dialog>
  );
}

// A React root outside the page's tree: the menu that opens the dialog closes at once, and no page renders the dialog.
let root: Root | undefined;

function ownRoot(): Root {
  root ??= createRoot(document.body.appendChild(document.createElement('div')), {
    // Prefixes the ids of `useId` in the dialog, so that they differ from those of the page's React root.
    identifierPrefix: 'newsletter-',
  });
  return root;
}

export function openNewsletterDialog(source: NewsletterSource, settings: SiteSettings): void {
  const close = () => ownRoot().render(null);
  ownRoot().render(<NewsletterDialog source={source} settings={settings} onClose={close} />);
}

const BUSY = 'dialog[open], main input:focus, footer input:focus';

/** Opens the newsletter dialog unless a field or dialog is in use, or the visitor has signed up or closed the popup. */
export function offerNewsletterPopup(settings: SiteSettings): void {
  if (wasNewsletterPopupClosed() || document.querySelector(BUSY)) return;
  openNewsletterDialog('scroll', settings);
}
