import type { LineExtra } from './extras.ts'

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
