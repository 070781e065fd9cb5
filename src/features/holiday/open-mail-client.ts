/** Hands an address of the mailto scheme to the visitor's mail client; the page stays. */
export function openMailClient(mailto: string): void {
  window.location.href = mailto;
}
