import { ScriptOnce } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Loading } from '#ui/loading.tsx';

/**
 * Runs in the server's page as soon as it is parsed, after the picture. Shows the overlay while the
 * hero loads, for 4 s at most. The text must never vary, as its hash is part of the
 * Content-Security-Policy.
 */
const UNTIL_HERO_LOADED = `(() => {
  const overlay = document.currentScript.previousElementSibling;
  const hero = document.querySelector('img[elementtiming="hero"]');
  if (!hero || hero.complete) return;
  const uncover = () => { overlay.hidden = true; };
  overlay.hidden = false;
  hero.addEventListener('load', uncover);
  hero.addEventListener('error', uncover);
  setTimeout(uncover, 4000);
})()`;

/**
 * Covers its positioned parent while the hero image of the server's page loads. Hidden unless the
 * script shows it, so never seen without JavaScript.
 */
export function HeroLoading({ children }: { children: ReactNode }) {
  return (
    <>
      <div
        hidden
        suppressHydrationWarning
        className="appear-late absolute inset-0 z-10 grid place-content-center bg-sand"
      >
        <Loading>{children}</Loading>
      </div>
      <ScriptOnce>{UNTIL_HERO_LOADED}</ScriptOnce>
    </>
  );
}
