import type { OfferedFlavour } from '../catalogue/offered.ts'
import { StockAlert } from '../stock-alerts/StockAlert.tsx'

export const alertOf = (flavour: OfferedFlavour) => <StockAlert flavour={flavour} tabIndex={-1} />

/** Visitors have no alerts. */
export const noAlert = () => null
