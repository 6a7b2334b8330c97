import type { TabName } from '@fairfloor/domain/trade-show/addresses'
import type { Exhibitor } from './show.ts'

/** Props of each panel of a booth's popup. */
export interface BoothPanelProps {
  exhibitor: Exhibitor
  /** The product size in the address. */
  productSizeId: number | undefined
  /** Opens another tab of the booth. */
  onChoose: (tab: TabName) => void
}
