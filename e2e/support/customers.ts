/** So many stories find a customer of their own on one server. */
export const CUSTOMERS = 40

/** The password of the demo's people, and of the stories' own. */
export const PASSWORD = 'demo-2025'

/** A retailer at whom nothing has happened yet. */
export const emailOf = (number: number): string => `winkel-${number}@fairfloor.test`
