/** The fields set by a row; undefined ones stay as they are. */
export const said = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
