/** Hands a text over as a file. */
export function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it by then; Safari asks for the address a little later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
