const NUMBER = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** Formats bytes: « 340 ko », « 1,8 Mo ». */
export function bytesText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes}\u00a0ko` : `${NUMBER.format(kilobytes / 1000)}\u00a0Mo`;
}
