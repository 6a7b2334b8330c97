/** The page of the own data. */
export const OWN_DATA = '/account/data'
