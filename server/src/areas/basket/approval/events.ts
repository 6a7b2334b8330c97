/** Topic of the event for an order that waits for approval. */
export const APPROVAL_ASKED = 'basket.approval-asked'

/** Topic of the event for one that a colleague has approved or refused. */
export const APPROVAL_DECIDED = 'basket.approval-decided'

export type OfApproval = { readonly approvalId: number }
