const HOUR_MS = 60 * 60 * 1000
/** Hours that a login lasts regardless of activity: for users of a customer, and for everybody else, who sees several customers. */
const CUSTOMER_HOURS = 30 * 24
const STAFF_HOURS = 12

/**
 * When a session ends at the latest.
 * @param isStaff everybody without a customer (operators, agents, exhibitors, the organiser), also while they act for a
 * customer's user
 */
export const sessionEnd = (loggedInAt: Date, isStaff: boolean): Date =>
  new Date(loggedInAt.getTime() + (isStaff ? STAFF_HOURS : CUSTOMER_HOURS) * HOUR_MS)
