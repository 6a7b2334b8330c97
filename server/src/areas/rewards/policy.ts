/** Customers' users compete, when they act themselves; staff and exhibitors do not, nor agents for others (decisions §3). */
export const competes = ({ switched, ofCustomer }: { switched: boolean; ofCustomer: boolean }): boolean =>
  ofCustomer && !switched
