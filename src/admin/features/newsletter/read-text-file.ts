/** What spreadsheets save besides UTF-8. */
const OTHER_ENCODING = 'windows-1252';

/** The text of a file in UTF-8, or else as old spreadsheets write it. */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(OTHER_ENCODING).decode(bytes);
  }
}
