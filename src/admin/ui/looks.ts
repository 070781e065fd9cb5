export const ACTION =
  'link inline-flex min-h-11 items-center text-ui decoration-rule underline-offset-4 aria-disabled:text-ink-2 aria-disabled:no-underline';
