/** Characters of a customer's own reference, without spaces around it. */
export const LONGEST_REFERENCE = 64
