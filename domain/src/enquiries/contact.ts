/** A general enquiry, or the offer of a supplier. */
export const contactKinds = ['general', 'supplier'] as const
