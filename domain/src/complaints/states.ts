/** In the order in which a complaint goes through them. */
export const complaintStates = ['open', 'in progress', 'accepted', 'refused', 'closed'] as const

export type ComplaintState = (typeof complaintStates)[number]
