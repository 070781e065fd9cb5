import { createRoot, type Root } from 'react-dom/client';
import type { NewsletterSource } from '#domain/newsletter/newsletter.ts';
import { NewsletterDialog } from './newsletter-dialog.tsx';

let root: Root | undefined;

/** The dialog's own place in the document, made when it first opens: no page carries it before. */
function ownRoot(): Root {
  root ??= createRoot(document.body.appendChild(document.createElement('div')), {
    // Two roots count their ids apart from each other.
    identifierPrefix: 'newsletter-',
  });
  return root;
}

/** Opens the newsletter's dialog; the subscription will say from where. */
export function openNewsletter(source: NewsletterSource): void {
  const show = (open: boolean) =>
    ownRoot().render(<NewsletterDialog open={open} source={source} onClose={() => show(false)} />);
  show(true);
}
