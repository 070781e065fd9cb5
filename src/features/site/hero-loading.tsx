import { ScriptOnce, useHydrated } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Loading } from '#ui/loading.tsx';

/**
 * Shows the overlay while the picture beside it loads, for 4 s at most. Also inlined as source text,
 * so the function must not refer to anything outside itself.
 */
function coverUntilLoaded(overlay: HTMLElement): void {
  const hero = overlay.parentElement?.querySelector('img');
  if (!hero || hero.complete) return;
  const uncover = () => {
    overlay.hidden = true;
  };
  overlay.hidden = false;
  hero.addEventListener('load', uncover);
  hero.addEventListener('error', uncover);
  setTimeout(uncover, 4000);
}

const UNTIL_HERO_LOADED = `(${coverUntilLoaded})(document.currentScript.previousElementSibling)`;

/** Covers its parent while the hero image loads; stays hidden without JavaScript. */
export function HeroLoading({ children }: { children: string }) {
  const overlay = useRef<HTMLDivElement>(null);
  const [isFromServer] = useState(!useHydrated());
  useEffect(() => {
    if (!isFromServer && overlay.current) coverUntilLoaded(overlay.current);
  }, [isFromServer]);
  return (
    <>
      <div
        ref={overlay}
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
