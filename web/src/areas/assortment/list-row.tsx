import type { OfferedFlavour } from '../catalogue/offered.ts'
import type { OrderedLines } from '../catalogue/ordered-lines.ts'
import { StockAlert } from '../stock-alerts/StockAlert.tsx'

/** For readers who never order. */
export const noLines: OrderedLines = { lines: new Map(), news: new Map(), change: () => {}, remove: () => {} }

export const alertOf = (flavour: OfferedFlavour) => <StockAlert flavour={flavour} tabIndex={-1} />

/** Visitors have no alerts. */
export const noAlert = () => null
