/** An action that is one word: Modifier, Supprimer. */
export const ACTION =
  'link inline-flex min-h-11 items-center text-ui decoration-rule underline-offset-4 aria-disabled:text-ink-2 aria-disabled:no-underline';

/** A bar of buttons at the foot of the window, lower on a phone. */
export const BOTTOM_BAR =
  'sticky bottom-0 z-10 flex flex-wrap items-center gap-3.5 border-t border-rule bg-paper-2 py-3.5 max-md:gap-2 max-md:py-2 max-md:[&_.btn]:min-h-11 max-md:[&_.btn]:px-4';
