import { useEffect, useEffectEvent, useRef } from 'react';
import { useFavourites } from '#data/favourites/favourites.ts';
import { useInstallPrompt } from '#data/install-offer.ts';
import { useSettings } from '#data/queries/settings-query.ts';
import { BRAND } from '#domain/site/brand.ts';
import { Button } from '#ui/button.tsx';
import { Emblem } from '#ui/emblem.tsx';
import { Icon } from '#ui/icon.tsx';
import { SocialLinks } from './frame-parts.tsx';
import { HEADER_PAGES, SiteLink } from './site-link.tsx';

export function SiteHeader() {
  return (
    <header className="relative z-40 border-b border-rule">
      {/* A minimum height, because the header wraps and grows when the visitor enlarges the text. */}
      <div className="page-margins flex min-h-[calc(var(--header-height)-1px)] flex-wrap items-center">
        <BrandLink />
        <nav aria-label="Navigation principale" className="ml-auto max-lg:hidden">
          <ul className="flex gap-x-3.5 text-small xl:gap-x-6.5">
            {HEADER_PAGES.map(({ to, label }) => (
              <li key={to}>
                <SiteLink
                  to={to}
                  className="relative flex h-11 items-center whitespace-nowrap after:absolute after:inset-x-0 after:bottom-0 after:h-px after:recolour hover:after:bg-gold aria-[current=page]:after:bg-accent"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center max-lg:ml-auto print:hidden">
          <SocialLinks className="max-sm:hidden lg:ml-2 lg:[--social-width:2rem] xl:ml-5 xl:[--social-width:2.75rem]" />
          <div className="sm:ml-3.75 lg:ml-0 xl:ml-3.5">
            <FavouritesLink />
          </div>
          <div className="ml-7.25 max-md:hidden lg:ml-3 xl:ml-7.25">
            <NewsletterButton />
          </div>
          <div className="ml-[6vw] sm:ml-6 lg:hidden">
            <MobileMenu />
          </div>
        </div>
      </div>
    </header>
  );
}

function NewsletterButton() {
  const settings = useSettings();
  const open = async () => {
    const dialog = await import('#features/newsletter/newsletter-dialog.later.tsx');
    dialog.openNewsletterDialog('header', settings);
  };
  return (
    <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => void open()}>
      Newsletter
    </Button>
  );
}

function BrandLink() {
  return (
    <SiteLink
      to="/"
      className="flex min-h-11 items-center gap-2.5 font-display text-[1.4375rem]/none [letter-spacing:-0.012em] xl:gap-3.5 xl:text-[1.6875rem]"
    >
      <Emblem className="size-7.25 flex-none text-gold lg:max-xl:hidden xl:size-8.5" />
      {BRAND}
    </SiteLink>
  );
}

function favouritesLabel(count: number): string {
  if (count === 0) return 'Mes favoris';
  return `Mes favoris\u00a0: ${count} ${count === 1 ? 'hôtel' : 'hôtels'}`;
}

/** Renders the link to the favourites: a heart and their number, whose room is reserved until it is known. */
function FavouritesLink() {
  const count = useFavourites().entries.length;
  return (
    <SiteLink
      to="/favoris"
      aria-label={favouritesLabel(count)}
      className="flex h-11 min-w-11 flex-none items-center gap-1.5 px-1.25 text-ui lg:text-small"
    >
      <Icon name="heart" />
      <span className="figures min-w-[1ch]">{count > 0 && count}</span>
    </SiteLink>
  );
}

/** Renders the menu as a native disclosure, which needs no JavaScript; Escape, a press or a focus outside closes it. */
function MobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const install = useInstallPrompt();
  const close = () => {
    const element = menu.current;
    if (!element?.open) return;
    if (element.contains(document.activeElement)) element.querySelector('summary')?.focus();
    element.open = false;
  };
  const closeFromOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !menu.current?.contains(target)) close();
  });
  useEffect(() => {
    const leaving = ['pointerdown', 'focusin'] as const;
    for (const event of leaving) document.addEventListener(event, closeFromOutside);
    return () => {
      for (const event of leaving) document.removeEventListener(event, closeFromOutside);
    };
  }, []);
  return (
    <details
      ref={menu}
      onClick={({ target }) => target instanceof Element && target.closest('a, button') && close()}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className="group lg:hidden"
    >
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
                  className="title text-small-title flex min-h-14 items-center aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-1 aria-[current=page]:underline-offset-8"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
          <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
            <SocialLinks className="-ml-3.25" />
            <div className="md:hidden">
              <NewsletterButton />
            </div>
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
