/** The fields that a row says: what is undefined stays as it is. */
export const said = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
