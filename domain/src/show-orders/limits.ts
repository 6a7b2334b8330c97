/** Most characters of a customer's own order number and of the note with it. */
export const REFERENCE_LENGTH = 60
export const NOTE_LENGTH = 1000
