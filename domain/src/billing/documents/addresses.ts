/** The page of the customer's invoices and credit notes. */
export const INVOICES = '/account/invoices'

/** The most files that one ZIP has at once; more are made by a job, which mails when they are ready. */
export const MOST_AT_ONCE = 200

/** The most that a job puts into one ZIP. */
export const MOST_BY_MAIL = 2000

/** For how long a ZIP of a job can be downloaded. */
export const ZIP_DAYS = 7
