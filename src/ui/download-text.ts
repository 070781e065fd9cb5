export function saveTextAsFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Frees the URL only after a minute, because Safari reads it some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
