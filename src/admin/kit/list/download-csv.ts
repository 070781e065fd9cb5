/** Lets the browser paint and answer. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Offers a CSV file as a download, made piece by piece: a large one would hold up the page. */
export async function downloadCsv(
  name: string,
  pieces: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  const made: Blob[] = [];
  for await (const piece of pieces) {
    made.push(new Blob([piece]));
    await pause();
  }
  download(name, new Blob(made, { type: 'text/csv;charset=utf-8' }));
}

/** Offers a text of a media type as a download. */
export const downloadText = (name: string, text: string, type: string): void =>
  download(name, new Blob([text], { type }));

function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the URL some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
