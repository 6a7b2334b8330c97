/** What the list of documents can be narrowed to: invoices by what is left to pay of them, or credit notes. */
export const documentStates = ['open', 'overdue', 'paid', 'credit'] as const

export type DocumentState = (typeof documentStates)[number]

/** Where a document stands; `covered` is an unpaid invoice for which the customer has credit enough. */
export const standings = ['open', 'overdue', 'covered', 'paid', 'credit left', 'credit used'] as const
