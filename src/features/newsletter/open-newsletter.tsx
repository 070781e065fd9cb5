import { createRoot, type Root } from 'react-dom/client';
import type { NewsletterSource } from '#domain/newsletter/newsletter.ts';
import { NewsletterDialog } from './newsletter-dialog.tsx';

let root: Root | undefined;

function ownRoot(): Root {
  root ??= createRoot(document.body.appendChild(document.createElement('div')), {
    // Keeps the ids of two roots distinct.
    identifierPrefix: 'newsletter-',
  });
  return root;
}

type Filled = { email: string; onClose: () => void };

export function openNewsletter(source: NewsletterSource, filled?: Filled): void {
  const close = () => {
    show(false);
    filled?.onClose();
  };
  const show = (open: boolean) =>
    ownRoot().render(
      <NewsletterDialog
        key={filled?.email}
        open={open}
        source={source}
        email={filled?.email}
        onClose={close}
      />,
    );
  show(true);
}
