/** With fewer characters than these, blanks not counted, an agent's search for customers finds nobody. */
export const LEAST_SEARCHED = 2
