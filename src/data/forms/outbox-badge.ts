/** Shows on the icon of the installed site how many requests wait, where the browser can. */
export function showOutboxBadge(waiting: number): void {
  if (!('setAppBadge' in navigator)) return;
  // Refused where the site is not installed.
  navigator.setAppBadge(waiting).catch(() => undefined);
}
