import { getBoothExhibitor } from '@fairfloor/domain/trade-show/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { SkeletonText } from '../../ui/Skeleton.tsx'
import { TabList, TabPanel, Tabs } from '../../ui/Tabs.tsx'
import type { TabName } from './addresses.ts'
import { BoothLinks } from './BoothLinks.tsx'
import { BoothLogo } from './BoothLogo.tsx'
import { OrderTab } from './order-tab/OrderTab.tsx'
import { OrderTotal } from './order-tab/OrderTotal.tsx'
import { type Exhibitor, useVisit } from './show.ts'
import { texts } from './texts.ts'
import { Welcome } from './Welcome.tsx'

interface BoothSheetProps {
  boothNr: number
  popup: TabName
  productSizeId: number | undefined
  onClose: () => void
}

/** A booth's popup: head with logo, description and links, then what the exhibitor offers. Opening it is a visit. */
export function BoothSheet({ boothNr, popup, productSizeId, onClose }: BoothSheetProps) {
  const t = useTexts(texts).booth
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const visit = useVisit()
  const { data: exhibitor, error, refetch } = useQuery(queryOf(getBoothExhibitor, { params: { boothNumber: boothNr } }))

  useEffect(() => {
    if (exhibitor) visit(exhibitor.id)
  }, [exhibitor, visit])

  if (!exhibitor)
    return (
      <Sheet open onClose={onClose} title={t.label} lead={boothNr} modal={false}>
        {!error && <SkeletonText lines={6} />}
        {error?.status === 404 && (
          <EmptyState icon="store" title={t.empty}>
            {t.emptyText}
          </EmptyState>
        )}
        {error && error.status !== 404 && (
          <ErrorState title={t.failed} detail={error.message} onRetry={() => void refetch()} />
        )}
      </Sheet>
    )

  const tab = shownTab(popup, exhibitor)
  const choose = (name: string) => {
    const next = new URLSearchParams(query)
    next.set('popup', name)
    next.delete('productSize_id')
    setQuery(next, { replace: true })
  }
  const tabs = offeredTabs(exhibitor).map(value => ({ value, label: { VIDEO: t.welcome, ORDER: t.order }[value] }))

  return (
    <Tabs value={tab} onChange={choose}>
      <Sheet
        open
        modal={false}
        flush
        onClose={onClose}
        lead={boothNr}
        title={exhibitor.name}
        description={exhibitor.description}
        media={<BoothLogo exhibitor={exhibitor} />}
        actions={<BoothLinks exhibitor={exhibitor} wideOnly />}
        tabs={<TabList label={t.label} tabs={tabs} current={tab} />}
        foot={tab === 'ORDER' ? <OrderTotal exhibitor={exhibitor} /> : undefined}
      >
        <TabPanel value="VIDEO">
          <Welcome exhibitor={exhibitor} onOrder={() => navigate(`?popup=ORDER`, { replace: true })} />
        </TabPanel>
        <TabPanel value="ORDER">
          <OrderTab exhibitor={exhibitor} productSizeId={productSizeId} />
        </TabPanel>
      </Sheet>
    </Tabs>
  )
}

type OfferedTab = 'VIDEO' | 'ORDER'

/** The organiser takes no orders; every other booth does. */
const offeredTabs = ({ organiser }: Exhibitor): OfferedTab[] => (organiser ? ['VIDEO'] : ['VIDEO', 'ORDER'])

/** The tab that was asked for, else the welcome view: also for a name that this booth does not offer. */
const shownTab = (popup: TabName, exhibitor: Exhibitor): OfferedTab =>
  offeredTabs(exhibitor).find(name => name === popup) ?? 'VIDEO'
