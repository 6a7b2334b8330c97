/** Where the provider's events arrive. */
export const EVENTS_PATH = '/api/card-events'
