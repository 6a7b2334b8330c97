import type { TabName } from '@fairfloor/domain/trade-show/addresses'
import type { Exhibitor } from './show.ts'

/** What each panel of a booth's popup is given. */
export interface BoothPanelProps {
  exhibitor: Exhibitor
  /** The product size that the address asks for. */
  productSizeId: number | undefined
  /** Opens another tab of the booth. */
  onChoose: (tab: TabName) => void
}
