/** The first page of the back office. The shop's frame links to it without the table of the back office's pages. */
export const ADMIN = '/admin'

/** Whether an address is in the table of the back office, where agents' pages about customers are, too. */
export const isDeskAddress = (pathname: string): boolean =>
  /^\/(admin|agent|virtual-trade-show\/admin)(\/|$)/.test(pathname)
