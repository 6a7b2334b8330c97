import { awardsPage } from '@fairfloor/domain/awards/pages'
import { boothAddress, type TabName } from '@fairfloor/domain/trade-show/addresses'
import { getBoothExhibitor } from '@fairfloor/domain/trade-show/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadFailure } from '../../ui/Loaded.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { SkeletonText } from '../../ui/Skeleton.tsx'
import { TabList, TabPanel, Tabs } from '../../ui/Tabs.tsx'
import styles from './Booth.module.css'
import { BoothToolbar } from './BoothLinks.tsx'
import { BoothLogo } from './BoothLogo.tsx'
import { offeredTabs, shownTab } from './booth-tabs.tsx'
import { CopyLink } from './CopyLink.tsx'
import { useVisit } from './show.ts'
import { tradeShowTexts } from './texts.ts'

interface BoothSheetProps {
  boothNr: number
  popup: TabName
  productSizeId: number | undefined
  onClose: () => void
}

/** A booth's popup: header with logo, description and links, then the exhibitor's tabs. Opening it counts as a visit. */
export function BoothSheet({ boothNr, popup, productSizeId, onClose }: BoothSheetProps) {
  const t = useTexts(tradeShowTexts).booth
  const [search, setSearch] = useSearchParams()
  const visit = useVisit()
  const query = useQuery(queryOf(getBoothExhibitor, { params: { boothNumber: boothNr } }))

  const exhibitor = query.data
  useEffect(() => {
    if (exhibitor) visit(exhibitor.id)
  }, [exhibitor, visit])

  if (!exhibitor)
    return (
      <Sheet open onClose={onClose} title={t.label} lead={boothNr} modal={false}>
        {!query.error && <Waiting />}
        <LoadFailure query={query} missing={{ icon: 'store', title: t.empty, children: t.emptyText }} />
      </Sheet>
    )

  const offered = offeredTabs(exhibitor)
  const { name: tab, Foot } = shownTab(popup, offered)
  const choose = (name: TabName) => {
    const next = new URLSearchParams(search)
    next.set('popup', name)
    next.delete('productSize_id')
    setSearch(next, { replace: true })
  }
  const tabs = offered.map(({ name }) => ({ value: name, label: t.tabs[name] }))

  return (
    <Tabs value={tab} onChange={name => choose(name as TabName)}>
      <Sheet
        open
        modal={false}
        flush
        onClose={onClose}
        lead={boothNr}
        title={exhibitor.name}
        description={<span className={tab === 'VIDEO' ? styles.headText : undefined}>{exhibitor.description}</span>}
        compact={tab === 'ORDER'}
        media={<BoothLogo exhibitor={exhibitor} />}
        actions={
          <>
            <BoothToolbar exhibitor={exhibitor} />
            <CopyLink
              address={boothAddress(exhibitor.panoNumberB2b, boothNr, tab)}
              of={`${exhibitor.name}, ${t.tabs[tab]}`}
            />
          </>
        }
        tabs={<TabList label={t.label} tabs={tabs} current={tab} />}
        foot={
          Foot && (
            <Suspense>
              <Foot exhibitor={exhibitor} />
            </Suspense>
          )
        }
      >
        {popup !== tab && popup !== 'AWARDS' && (
          <Alert className={styles.notice}>{t.notOffered(exhibitor.name, t.tabs[popup])}</Alert>
        )}
        {popup !== tab && popup === 'AWARDS' && (
          <Alert
            className={styles.notice}
            action={
              <LinkButton to={awardsPage.path} variant="ghost" iconEnd="arrowRight">
                {t.toAwards}
              </LinkButton>
            }
          >
            {t.awardsElsewhere}
          </Alert>
        )}
        {offered.map(({ name, Panel }) => (
          <TabPanel key={name} value={name}>
            <Suspense fallback={<Waiting />}>
              <Panel exhibitor={exhibitor} productSizeId={productSizeId} onChoose={choose} />
            </Suspense>
          </TabPanel>
        ))}
      </Sheet>
    </Tabs>
  )
}

const Waiting = () => (
  <div className={`pad-6 ${styles.sheetWaiting}`}>
    <SkeletonText lines={6} />
  </div>
)
