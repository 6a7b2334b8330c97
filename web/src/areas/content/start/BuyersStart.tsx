import type { Answer } from '@fairfloor/domain/endpoint'
import type { getBanners } from '@fairfloor/domain/promotions/banner-contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../../lib/texts.tsx'
import { useWide } from '../../../lib/use-wide.ts'
import { serverOffset } from '../../../ui/countdown.ts'
import { useRemaining } from '../../../ui/useRemaining.ts'
import { type User, useMay } from '../../../visit/user.ts'
import { Slider } from '../../promotions/Slider.tsx'
import { ArrivalsCard } from './ArrivalsCard.tsx'
import { ComingCard } from './ComingCard.tsx'
import { GoneCard } from './GoneCard.tsx'
import { LastOrderCard } from './LastOrderCard.tsx'
import { ListsCard } from './ListsCard.tsx'
import { NewsCard, useLastDay } from './NewsCard.tsx'
import { OpenCard } from './OpenCard.tsx'
import { arrivalsQuery, newsQuery } from './queries.ts'
import styles from './start.module.css'
import { startTexts } from './start-texts.ts'

interface BuyersStartProps {
  user: User
  banners: Answer<typeof getBanners>
}

/** What waits for a buyer: money, the last order and what arrives when come before everything else; on phones banners come last. */
export default function BuyersStart({ user, banners }: BuyersStartProps) {
  const t = useTexts(startTexts)
  const isWide = useWide(768)
  const mayOrder = useMay('order')
  const seesInvoices = useMay('invoices')
  const seesPrices = useMay('prices')
  const lastDay = useLastDay(useQuery(newsQuery).data?.since)
  const slider = banners.length > 0 && <Slider banners={banners} isCard />
  return (
    <div className="stack gap-4">
      <header className="row wrap baseline gap-y-1 gap-x-4">
        <h1>{t.welcome(user.name, lastDay !== null)}</h1>
        <p className="ink-2">{[user.company?.name, lastDay && t.lastHere(lastDay)].filter(Boolean).join(' · ')}</p>
      </header>
      <div className={`grid gap-4 ${styles.equal}`}>
        {seesInvoices && seesPrices && <OpenCard />}
        <LastOrderCard />
        {isWide && slider}
      </div>
      <div className={`grid gap-4 ${styles.wide}`}>
        <ArrivalsCard />
        <NewsCard />
      </div>
      <div className={`grid gap-4 ${styles.equal}`}>
        <ListsCard />
        {mayOrder && <GoneCard />}
        <ComingCard />
        {!isWide && slider}
      </div>
      <Days />
    </div>
  )
}

/** Reads the cards again when another day begins in the shop. */
function Days() {
  const { data, dataUpdatedAt } = useQuery(arrivalsQuery)
  return data ? <Day until={data.until} offset={serverOffset(data.server_time, dataUpdatedAt)} /> : null
}

function Day({ until, offset }: { until: string; offset: number }) {
  const client = useQueryClient()
  useRemaining(until, offset, () => void client.invalidateQueries({ predicate: isOfStart }))
  return null
}

const isOfStart = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
  String(address).startsWith('/api/onlineshop/start/')
