import { createRoot, type Root } from 'react-dom/client';
import type { NewsletterSource } from '#domain/newsletter/newsletter.ts';
import { NewsletterDialog } from './newsletter-dialog.tsx';

let root: Root | undefined;

function ownRoot(): Root {
  root ??= createRoot(document.body.appendChild(document.createElement('div')), {
    // Keeps the `useId` ids of the two React roots distinct.
    identifierPrefix: 'newsletter-',
  });
  return root;
}

export function openNewsletter(source: NewsletterSource): void {
  const show = (open: boolean) =>
    ownRoot().render(<NewsletterDialog open={open} source={source} onClose={() => show(false)} />);
  show(true);
}
