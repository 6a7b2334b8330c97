/** Where customer service finds customers. Its link needs no table of pages. */
export const AGENT_CUSTOMERS = '/agent/customers'
