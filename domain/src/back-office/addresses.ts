/** The first page of the back office. The shop's frame links to it without the table of the back office's pages. */
export const ADMIN = '/admin'
