/** The values of a column copied from a spreadsheet; a single value stays one. Trailing empty lines are not values. */
export const pastedColumn = (text: string): string[] => text.replace(/\s+$/, '').split(/\r\n|\r|\n|\t/)
