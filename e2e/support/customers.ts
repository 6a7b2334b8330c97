/** Number of customers for stories on one server. */
export const CUSTOMERS = 40

/** The password of the demo accounts and of the stories' customers. */
export const PASSWORD = 'demo-2025'

/** A retailer without any history. */
export const emailOf = (number: number): string => `winkel-${number}@fairfloor.test`
