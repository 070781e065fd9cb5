/** Returns a stored or received value as an object whose properties may be anything; without any if it is no object. */
export const propertiesOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value);
