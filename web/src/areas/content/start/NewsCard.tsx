import { newPage } from '@fairfloor/domain/assortment/pages'
import { type getNews, noteVisit } from '@fairfloor/domain/content/start-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { dateFormat, locales } from '@fairfloor/domain/formats'
import { discontinuedPage, justInPage, priceChangePage, serviceCenterPage } from '@fairfloor/domain/service-lists/pages'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { sizeText } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import layout from '../../../ui/layout.module.css'
import { orderAddressOf } from '../../orders/orders.ts'
import { Card, Nothing } from './Card.tsx'
import { newsQuery } from './queries.ts'
import styles from './start.module.css'
import { startTexts } from './start-texts.ts'

type News = Answer<typeof getNews>

const LISTS = [
  ['just_in', `${justInPage.path}?bought=1`],
  ['dearer', `${priceChangePage.path}?bought=1`],
  ['cheaper', `${priceChangePage.path}?bought=1`],
  ['discontinued', `${discontinuedPage.path}?bought=1`],
  ['fresh', newPage.path],
] as const

/** What has changed since the reader was here before. */
export function NewsCard() {
  const t = useTexts(startTexts).news
  const query = useQuery(newsQuery)
  const day = useLastDay(query.data?.since)
  return (
    <Card title={day ? t.since(day) : t.title} link={{ to: serviceCenterPage.path, text: t.center }} query={query}>
      {news => (
        <>
          <Visit />
          <List news={news} />
        </>
      )}
    </Card>
  )
}

/** 'Thursday, 26 November', in the shop's zone. */
export function useLastDay(since: string | null | undefined): string | null {
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  if (!since) return null
  const words = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const
  return dateFormat(locales[language], words).format(new Date(since))
}

function List({ news }: { news: News }) {
  const { language } = useLanguage()
  const t = useTexts(startTexts)
  const items = [
    ...news.shipped.map(({ order_id, carrier, shipped, pieces }) => ({
      to: orderAddressOf(order_id),
      title: shipped < pieces ? t.news.partly(order_id, shipped, pieces) : t.news.shipped(order_id),
      text: t.news.withCarrier(carrier),
    })),
    ...LISTS.flatMap(([what, to]) => {
      const { count, names } = news[what]
      if (count === 0) return []
      const others = count - names.length
      const text = [names.map(name => sizeText(name, language)).join(', '), others > 0 && t.more(others)]
        .filter(Boolean)
        .join(' ')
      return [{ to, title: t.news[what](count), text }]
    }),
  ]
  if (items.length === 0) return <Nothing title={news.since ? t.news.none : t.news.first}>{t.news.text}</Nothing>
  return (
    <ul className={`stack ${styles.rows} ${layout.parted}`}>
      {items.map(({ to, title, text }) => (
        <li key={title}>
          <PageLink to={to} className={`row grow middle between gap-3 slim at-least-24 ${layout.named}`}>
            <span className="grow slim">
              <b>{title}</b>
              <small className={`block ink-2 nowrap ellipsis clipped ${styles.line}`}>{text}</small>
            </span>
            <Icon name="chevronRight" />
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

/** Tells the server that the reader is here, once they see what is new. */
function Visit() {
  const { mutate } = useApiMutation(noteVisit)
  const note = useEffectEvent(() => mutate({ body: {} }))
  useEffect(() => note(), [])
  return null
}
