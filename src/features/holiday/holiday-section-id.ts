/** The section of the form: where the hero's button leads. */
export const HOLIDAY_SECTION_ID = 'demande';
