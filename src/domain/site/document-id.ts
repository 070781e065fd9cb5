export function isDocumentId(id: string): boolean {
  return id !== '' && id.length <= 400 && !id.includes('/') && !/^(?:\.{1,2}|__.*__)$/.test(id);
}
