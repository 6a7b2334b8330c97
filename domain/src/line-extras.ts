import type { Texts } from './messages.ts'

/**
 * Texts that a customer may add to a line of an order, in the order in which they are shown. A shop takes those that its
 * `LINE_EXTRAS` names. How to add one: CONTRIBUTING.md, 'An extra on lines'. A key is in databases and stays.
 */
export const lineExtras = {
  gift_note: {
    limit: 120,
    enteredIn: ['basket', 'quick order', 'api', 'show order'],
    shownOn: ['order page', 'desk', 'mail', 'delivery note', 'pick list', 'invoice', 'file', 'api'],
    texts: {
      en: { label: 'Gift note', add: 'Add a gift note' },
      de: { label: 'Grußtext', add: 'Grußtext hinzufügen' },
    },
  },
} as const satisfies Record<string, LineExtra>

/** Where customers enter an extra; a basket is that of the shop, of the outlet, or of the Newcomer Week, a quick order that of the shop or of the fair. */
export type EnteredIn = 'basket' | 'quick order' | 'api' | 'show order'

/**
 * Where it is shown: in the mails about an order, at the fair and in the Newcomer Week, too, in its PDF and spreadsheet (file), on
 * the packer's page as on paper (pick list), on an invoice and what is credited of it, as printed and as data (invoice). Order page, desk and API read one answer: what is shown on one of them is in that of the others.
 */
export type ShownOn = 'order page' | 'desk' | 'mail' | 'delivery note' | 'pick list' | 'invoice' | 'file' | 'api'

/** A text on a line of an order, on a single line itself. */
export type LineExtra = {
  /** Characters at most. */
  readonly limit: number
  readonly enteredIn: readonly EnteredIn[]
  readonly shownOn: readonly ShownOn[]
  readonly texts: Texts<{
    /** What it is called. */
    readonly label: string
    /** Opens its field. */
    readonly add: string
  }>
}
