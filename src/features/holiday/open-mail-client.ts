/** Opens a mailto URL in the visitor's mail client; the page stays. */
export function openMailClient(mailto: string): void {
  window.location.href = mailto;
}
