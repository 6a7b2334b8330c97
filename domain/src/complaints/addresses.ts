export const COMPLAINTS = '/complaints'
export const NEW_COMPLAINT = `${COMPLAINTS}/new`
