import type { TabName } from '@fairfloor/domain/trade-show/addresses'
import type { ComponentType } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import type { BoothPanelProps } from './booth-panel.ts'
import type { Exhibitor } from './show.ts'
import { Welcome } from './Welcome.tsx'

const AwardsTab = lazyPart(() => import('../awards/AwardsTab.tsx'))
const HighlightTab = lazyPart(() => import('../booth-content/HighlightTab.tsx'))
const FeedbackTab = lazyPart(() => import('../feedback/FeedbackTab.tsx'))
const MediaTab = lazyPart(() => import('../booth-content/MediaTab.tsx'))
const NewTab = lazyPart(() => import('../booth-content/NewTab.tsx'))
const OrderTab = lazyPart(() => import('./order-tab/OrderTab.tsx'))
const OrderTabFoot = lazyPart(() => import('./order-tab/OrderTabFoot.tsx'))
const SamplesTab = lazyPart(() => import('../samples/SamplesTab.tsx'))
const SamplesFoot = lazyPart(() => import('../samples/SamplesFoot.tsx'))

interface BoothTab {
  readonly name: TabName
  readonly isOffered: (exhibitor: Exhibitor) => boolean
  readonly Panel: ComponentType<BoothPanelProps>
  /** Shown below the panel, always in view. */
  readonly Foot?: ComponentType<{ exhibitor: Exhibitor }>
}

/** The organiser's booth offers only feedback and awards. */
const ofBrands = (has: (exhibitor: Exhibitor) => boolean) => (exhibitor: Exhibitor) =>
  !exhibitor.organiser && has(exhibitor)

/** The tabs of a booth's popup, in order. */
export const boothTabs: readonly BoothTab[] = [
  { name: 'VIDEO', isOffered: () => true, Panel: Welcome },
  { name: 'HIGHLIGHT', isOffered: ofBrands(({ has_highlights }) => has_highlights), Panel: HighlightTab },
  { name: 'ORDER', isOffered: ofBrands(() => true), Panel: OrderTab, Foot: OrderTabFoot },
  { name: 'FEEDBACK', isOffered: () => true, Panel: FeedbackTab },
  { name: 'MEDIA', isOffered: ofBrands(({ has_media_files }) => has_media_files), Panel: MediaTab },
  { name: 'NEW', isOffered: ofBrands(one => one.has_new_product_attributes), Panel: NewTab },
  { name: 'SAMPLES', isOffered: ofBrands(({ has_samples }) => has_samples), Panel: SamplesTab, Foot: SamplesFoot },
  { name: 'AWARDS', isOffered: ({ organiser }) => organiser, Panel: AwardsTab },
]

export const offeredTabs = (exhibitor: Exhibitor): BoothTab[] => boothTabs.filter(tab => tab.isOffered(exhibitor))

/** The requested tab; the welcome view by default, and for tabs that this booth lacks. */
export const shownTab = (popup: TabName, offered: readonly BoothTab[]): BoothTab =>
  offered.find(({ name }) => name === popup) ?? offered[0]!
