/** Faults that only what is stored could tell, found while saving: an address that is taken. */
export class FieldFaults extends Error {
  override name = 'FieldFaults';
  /** By field, in French. */
  readonly fields: Record<string, string>;
  constructor(fields: Record<string, string>) {
    super('Fields are refused by what is stored.');
    this.fields = fields;
  }
}
