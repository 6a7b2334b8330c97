/** Number of customers for stories on one server. */
export const CUSTOMERS = 40

/** One more, with API access. */
export const API_CUSTOMER = CUSTOMERS + 1

/** The password of the demo accounts and of the stories' customers. */
export const PASSWORD = 'demo-2025'

/** A retailer without any history. */
export const emailOf = (number: number): string => `winkel-${number}@fairfloor.test`
