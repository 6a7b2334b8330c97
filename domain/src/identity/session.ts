const HOUR_MS = 60 * 60 * 1000
/** Hours that a login lasts, whatever is done with it: a customer's users', and everybody else's, who see more than one customer. */
const CUSTOMER_HOURS = 30 * 24
const STAFF_HOURS = 12

/**
 * When a session ends at the latest.
 * @param isStaff operators, agents, exhibitors, the organiser: everybody without a customer, also while they act for one
 */
export const sessionEnd = (loggedInAt: Date, isStaff: boolean): Date =>
  new Date(loggedInAt.getTime() + (isStaff ? STAFF_HOURS : CUSTOMER_HOURS) * HOUR_MS)
