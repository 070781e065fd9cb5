/** How long the body of an answer is, in bytes. An answer without a length is read. */
export async function sizeOf(response: Response): Promise<number> {
  return Number(response.headers.get('Content-Length')) || (await response.blob()).size;
}
