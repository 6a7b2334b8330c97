/** Storage name of the quantities typed at the showcase. */
export const SHOWCASE = 'showcase'
