/** What was to be changed is not there any more: somebody else has deleted it. */
export class GoneError extends Error {
  override name = 'GoneError';
}
