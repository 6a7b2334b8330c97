/** Customers' users collect points when they act themselves; staff, exhibitors and agents who act as users do not. */
export const competes = ({ switched, ofCustomer }: { switched: boolean; ofCustomer: boolean }): boolean =>
  ofCustomer && !switched
