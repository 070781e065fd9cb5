/** Returns a stored or received value as an object whose properties may be anything; without any for null and numbers. */
export const propertiesOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value);
