import { useEffect, useRef, useState } from 'react';
import { useFavourites } from '#data/favourites.ts';
import { Button } from '#ui/button.tsx';
import { mayInvite, noteInstalled, noteRefusal } from './install-memory.ts';
import type { InstallOffer } from './invite.tsx';
import { isQuiet } from './is-quiet.ts';

const LOOK_MS = 1000;

/** Whether the invitation may be seen: it gives way to all else, unless it has the focus. */
function useMoment(isDue: boolean, element: { current: HTMLElement | null }): boolean {
  const [isMoment, setMoment] = useState(false);
  useEffect(() => {
    if (!isDue) return setMoment(false);
    const look = () => {
      const hasFocus = element.current?.contains(document.activeElement) === true;
      setMoment(hasFocus || isQuiet());
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('focusin', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('focusin', look);
    };
  }, [isDue, element]);
  return isMoment;
}

/** Invites the visitor to install the site. `offer`: null where only the browser's menu does it. */
export function InstallInvitation({ offer }: { offer: InstallOffer | null }) {
  const saved = useFavourites().entries.length;
  const [isAnswered, setAnswered] = useState(false);
  const element = useRef<HTMLElement>(null);
  const isShown = useMoment(!isAnswered && mayInvite(saved), element);

  const answer = (note: () => void) => {
    note();
    setAnswered(true);
  };
  const install = async (taken: InstallOffer) => {
    setAnswered(true);
    await taken.prompt();
    const { outcome } = await taken.userChoice;
    if (outcome === 'accepted') noteInstalled();
    else noteRefusal();
  };

  const invitation = (
    <section
      ref={element}
      aria-labelledby="installer"
      data-notice=""
      data-install=""
      className="fixed inset-x-4 bottom-4 z-50 border border-ink bg-paper-2 px-5 py-4 sm:right-auto sm:w-96"
    >
      <h2 id="installer" className="font-medium">
        Gardez le guide sous la main
      </h2>
      <p className="mt-1.5 text-small text-ink-2">
        {offer ? (
          'Installé sur cet appareil, il s’ouvre d’un geste, et vos favoris s’y relisent sans connexion.'
        ) : (
          <>
            Touchez «{'\u202f'}Partager{'\u202f'}», puis «{'\u202f'}Sur l’écran d’accueil{'\u202f'}»
            {'\u00a0'}: vos favoris s’y gardent plus longtemps.
          </>
        )}
      </p>
      <div className="mt-3 flex items-center gap-6">
        {offer ? (
          <Button size="sm" onClick={() => void install(offer)}>
            Installer
          </Button>
        ) : (
          <Button size="sm" onClick={() => answer(noteInstalled)}>
            C’est compris
          </Button>
        )}
        <button type="button" className="link-action" onClick={() => answer(noteRefusal)}>
          Plus tard
        </button>
      </div>
    </section>
  );
  // The live region is in the page before its content, which is then announced.
  return <div role="status">{isShown && invitation}</div>;
}
