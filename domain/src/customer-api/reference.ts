/** Characters of a customer's own reference, without spaces around it. */
export const LONGEST_REFERENCE = 64

/** How long it is told that a reference was taken away, in days: a day more than clients are promised. */
export const REMOVED_DAYS = 91
