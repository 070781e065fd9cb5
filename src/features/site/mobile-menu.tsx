import { useEffect, useRef } from 'react';
import { useInstall } from '#data/install-offer.ts';
import { NewsletterButton } from '#features/newsletter/newsletter-openers.tsx';
import { Icon } from '#ui/icon.tsx';
import { SocialLinks } from './frame-parts.tsx';
import { HEADER_PAGES, SiteLink } from './site-link.tsx';

/** Closes the menu on a press outside, a link, a button or Escape, or when the focus leaves the menu. */
function useClosing() {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = menu.current;
    if (element === null) return;
    const listeners = new AbortController();
    const options = { signal: listeners.signal };

    const close = () => {
      if (!element.open) return;
      const hadFocus = element.contains(document.activeElement);
      element.open = false;
      if (hadFocus) element.querySelector('summary')?.focus();
    };
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !element.contains(target);

    element.addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('a, button') && close(),
      options,
    );
    element.addEventListener('focusout', (e) => isOutside(e.relatedTarget) && close(), options);
    document.addEventListener('pointerdown', (e) => isOutside(e.target) && close(), options);
    document.addEventListener('keydown', (e) => e.key === 'Escape' && close(), options);
    return () => listeners.abort();
  }, []);
  return menu;
}

/** Renders a native disclosure, which opens without JavaScript. */
export function MobileMenu({ hasNewsletter = false }) {
  const menu = useClosing();
  const install = useInstall();
  return (
    <details ref={menu} className="group lg:hidden">
      <summary className="-mr-3.25 grid size-11 list-none place-items-center [&::-webkit-details-marker]:hidden">
        <span className="sr-only">Menu</span>
        <Icon name="menu" size={18} className="group-open:hidden" />
        <Icon name="close" size={18} className="hidden group-open:block" />
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--header-height))] overflow-y-auto overscroll-contain border-y border-rule border-b-ink bg-paper"
      >
        <div className="page-margins pt-3 pb-6">
          <ul>
            {HEADER_PAGES.map(({ to, label }) => (
              <li key={to} className="border-b border-rule">
                <SiteLink
                  to={to}
                  className="small-title flex min-h-14 items-center aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-1 aria-[current=page]:underline-offset-8"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
          <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
            <SocialLinks className="-ml-3.25" />
            {hasNewsletter && (
              <div className="md:hidden">
                <NewsletterButton />
              </div>
            )}
          </div>
          {install !== null && (
            <button type="button" onClick={install} className="link-action mt-5">
              Installer le site
            </button>
          )}
        </div>
      </nav>
    </details>
  );
}
