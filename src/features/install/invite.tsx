import { createRoot, type Root } from 'react-dom/client';
import { InstallInvitation } from './install-invitation.tsx';
import { countVisit, noteInstalled } from './install-memory.ts';

/** The browser's offer to install the site. */
export interface InstallOffer {
  /** Opens the browser's own dialog, once. */
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

function isOffer(event: object): event is InstallOffer {
  return 'prompt' in event && 'userChoice' in event;
}

let root: Root | undefined;

/**
 * Invites the visitor to install the site when the moment comes. `offer`: the browser's event, or
 * null where it has none and the visitor does it by hand.
 */
export function invite(offer: Event | null): void {
  if (matchMedia('(display-mode: standalone)').matches) return;
  if (offer !== null && !isOffer(offer)) return;
  countVisit();
  addEventListener('appinstalled', noteInstalled, { once: true });
  // The browser makes another offer when the first was not taken.
  root ??= createRoot(document.body.appendChild(document.createElement('div')), {
    identifierPrefix: 'install-',
  });
  root.render(<InstallInvitation offer={offer} />);
}
