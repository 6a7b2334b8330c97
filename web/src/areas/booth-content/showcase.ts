/** The name under which the quantities typed at the showcase are kept. */
export const SHOWCASE = 'showcase'
