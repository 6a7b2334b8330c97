/** Most lines that are added to a basket or to the order of a fair at once: as many as a quick order reads. */
export const MOST_ADDED = 2000
