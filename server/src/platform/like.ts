/** The pattern for `like` that finds a text anywhere, each of its characters for itself. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
