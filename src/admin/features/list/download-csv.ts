/** Offers a CSV text as a download. */
export function downloadCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the URL some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
