/** Where a company registers. */
export const REGISTER = '/contact/customer'
